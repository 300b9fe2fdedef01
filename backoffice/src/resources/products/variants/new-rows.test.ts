import { editorValuesOf } from './editor-values.ts';
import { newSize, newVariant } from './new-rows.ts';
import { productWith } from './product.fixture.ts';

const product = { ...productWith(), price: 60, discountPrice: 55 };
const [gold, blue] = editorValuesOf(product).variants;
if (!gold || !blue) throw new Error('a colour is missing');

test('a further size costs what the last one does; the first what its colour does', () => {
  expect(newSize(gold.sizes)).toMatchObject({ id: null, sizeId: null, price: 80, discountPrice: 75, stock: null });
  expect(newSize([], blue)).toMatchObject({ price: 90, discountPrice: null, stockSeen: null, available: true });
});

test('a further colour costs what the last one does; the first what the product did', () => {
  expect(newVariant([blue, gold], product).sizes).toMatchObject([{ price: 80, discountPrice: 75 }]);
  expect(newVariant([gold, blue], product).sizes).toMatchObject([{ price: 90, discountPrice: null }]);
  expect(newVariant([], product).sizes).toMatchObject([{ price: 60, discountPrice: 55, stock: null }]);
});

test('new colours are told apart, for their pictures', () => {
  expect(newVariant([], product).key).not.toBe(newVariant([], product).key);
});
