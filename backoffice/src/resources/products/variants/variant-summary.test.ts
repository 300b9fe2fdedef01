import { editorValuesOf, type VariantValues } from './editor-values.ts';
import { productWith } from './product.fixture.ts';
import { variantSummary } from './variant-summary.ts';

const [gold, blue] = editorValuesOf(productWith()).variants as [VariantValues, VariantValues];

test('a closed block tells its sizes, what it has in stock, and what is held of it', () => {
  expect(variantSummary(gold, 2)).toBe('2 sizes · 9 in stock · 2 held');
  expect(variantSummary({ ...gold, sizes: gold.sizes.slice(1) }, 0)).toBe('1 size · 4 in stock');
  expect(variantSummary({ ...blue, stock: 0 }, 0)).toBe('no sizes · sold out');
  expect(variantSummary({ ...blue, available: false }, 0)).toBe('no sizes · 6 in stock · not for sale');
});
