import { containing } from './containing.ts';

test.each([
  ['Ɛfua', '%ɛfua%'],
  ['100%', '%100\\%%'],
  ['a_b\\c', '%a\\_b\\\\c%'],
  [`O'Neil "x"`, `%o'neil "x"%`],
  ['Ete\u0301', '%eté%'],
])('%s is searched literally and without regard to case', (text, pattern) => {
  expect(containing(text)).toBe(pattern);
});
