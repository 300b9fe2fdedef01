import { containing, searchTextOf } from './search-text.ts';

it('what LIKE would read as a wildcard is escaped', () => {
  expect(containing('50%_off')).toBe('%50\\%\\_off%');
  expect(containing('a\\b')).toBe('%a\\\\b%');
  expect(containing(`O'Neil "x"`)).toBe(`%o'neil "x"%`);
});

it('texts and searches are folded the same way, in any script', () => {
  expect(containing('ƐFUA')).toBe(containing('ɛfua'));
  expect(containing('Ete\u0301')).toBe(containing('eté'));
  expect(searchTextOf({ name: 'Ɛfua Dress', description: 'KƐNTƐ' })).toBe('ɛfua dress\nkɛntɛ');
  expect(searchTextOf({ name: 'Plain', description: null })).toBe('plain\n');
});
