import { createPreparedNames } from './prepared-names.ts';

test('a text has one name for ever, and no other text has it', () => {
  const nameOf = createPreparedNames();
  const [one, other] = ['SELECT 1', 'SELECT 2'].map(nameOf);
  expect(one).toBeDefined();
  expect(other).not.toBe(one);
  expect(nameOf('SELECT 1')).toBe(one);
});

test('beyond the most that are kept a text has none, and those before it keep theirs', () => {
  const nameOf = createPreparedNames(1);
  const first = nameOf('SELECT 1');
  expect(nameOf('SELECT 2')).toBeUndefined();
  expect(nameOf('SELECT 1')).toBe(first);
});
