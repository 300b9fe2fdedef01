import { slugOf } from './slug.ts';

it.each([
  ['Kente romper', 'kente-romper-12'],
  ['  Ɛfua’s “Sunday” dress (2–3) ', 'ɛfua-s-sunday-dress-2-3-12'],
  ['50% _off_!', '50-off-12'],
  ['***', '12'],
  ['Ete\u0301', 'eté-12'],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name, 12)).toBe(slug);
});

it('a long name is cut, and the id stays', () => {
  expect(slugOf('x'.repeat(200), 7)).toBe(`${'x'.repeat(80)}-7`);
});
