import { sizesByAge } from './sizes-by-age.ts';

test('sizes stand by the age that they begin at, and what names no age stands last', () => {
  const names = ['One size', '0–3 months · 62 cm', '1–2 years · 92 cm', '10 years', '2–3 years', '6–12 months', 'XL'];
  const sizes = names.map((name, id) => ({ id, name }));
  expect(sizesByAge(sizes).map(({ name }) => name)).toEqual([
    '0–3 months · 62 cm',
    '6–12 months',
    '1–2 years · 92 cm',
    '2–3 years',
    '10 years',
    'One size',
    'XL',
  ]);
});
