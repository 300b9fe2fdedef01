import { containing, searchTextOf } from './search-text.ts';

test.each([
  ['Ɛfua', '%ɛfua%'],
  ['100%', '%100\\%%'],
  ['a_b\\c', '%a\\_b\\\\c%'],
])('%s is searched literally and without regard to case', (text, pattern) => {
  expect(containing(text)).toBe(pattern);
});

test('what is searched are the texts that are there', () => {
  expect(searchTextOf('sizing', null, 'Ɛna ne Ɔba')).toBe('sizing\nɛna ne ɔba');
});
