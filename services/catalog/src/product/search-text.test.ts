import { searchTextOf } from './search-text.ts';

it('texts are folded, in any script', () => {
  expect(searchTextOf({ name: 'Ɛfua Dress', description: 'KƐNTƐ' })).toBe('ɛfua dress\nkɛntɛ');
  expect(searchTextOf({ name: 'Plain', description: null })).toBe('plain\n');
});
