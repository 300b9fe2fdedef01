import { containing } from './containing.ts';

test.each([
  ['Ɛfua', '%ɛfua%'],
  ['100%', '%100\\%%'],
  ['a_b\\c', '%a\\_b\\\\c%'],
])('%s is searched literally and without regard to case', (text, pattern) => {
  expect(containing(text)).toBe(pattern);
});
