import type { NewProduct } from '@shop/contracts/services/catalog';
import { newProductIssues } from './new-product-rules.ts';

const product = (fields: Partial<NewProduct> = {}): NewProduct => ({
  vendorId: null,
  name: 'Romper',
  description: null,
  longDescription: null,
  categoryId: 1,
  subCategoryId: null,
  brandId: null,
  materialId: null,
  originId: null,
  tagIds: [],
  pricePesewas: 6000,
  discountPesewas: null,
  stock: 3,
  available: true,
  stockStatus: 'IN_STOCK',
  imageUrls: [],
  variants: [],
  ...fields,
});
const unpriced = { pricePesewas: null, discountPesewas: null, stock: 1, available: true };
const variant = { ...unpriced, colorId: 1, imageUrls: [], sizes: [] };

const pathsOf = (fields: Partial<NewProduct>) => newProductIssues(product(fields)).map(({ path }) => path);

it('a priced product may be made', () => {
  expect(newProductIssues(product())).toEqual([]);
});

it.each([null, 0])('a product priced %s can’t be sold and is refused', (pricePesewas) => {
  expect(pathsOf({ pricePesewas })).toEqual(['pricePesewas']);
});

it('a price may come from a level above or from the first size', () => {
  const sizes = [
    { ...unpriced, sizeId: 1, pricePesewas: 500 },
    { ...unpriced, sizeId: 2 },
  ];
  expect(pathsOf({ variants: [variant] })).toEqual([]);
  expect(pathsOf({ pricePesewas: null, variants: [{ ...variant, sizes }] })).toEqual([]);
});

it('each size and each size-less variant without any price is named', () => {
  const sizes = [{ ...unpriced, sizeId: 1 }];
  expect(pathsOf({ pricePesewas: null, variants: [variant, { ...variant, colorId: 2, sizes }] })).toEqual([
    'variants.0.pricePesewas',
    'variants.1.sizes.0.pricePesewas',
  ]);
});

it('a colour or size is there once', () => {
  const sizes = [
    { ...unpriced, sizeId: 2 },
    { ...unpriced, sizeId: 2 },
  ];
  expect(pathsOf({ variants: [variant, { ...variant, sizes }] })).toEqual([
    'variants.1.colorId',
    'variants.1.sizes.1.sizeId',
  ]);
});

it('prices and stock have limits on every level', () => {
  const sizes = [{ ...unpriced, sizeId: 1, discountPesewas: 100_000_001 }];
  expect(pathsOf({ pricePesewas: 100_000_001, stock: 1_000_001 })).toEqual(['pricePesewas', 'stock']);
  expect(pathsOf({ variants: [{ ...variant, stock: 1_000_001, sizes }] })).toEqual([
    'variants.0.stock',
    'variants.0.sizes.0.discountPesewas',
  ]);
});

it('a picture’s address holds nothing that can’t be stored', () => {
  expect(pathsOf({ imageUrls: ['/media/a', '/media/\u0000', 'a b'] })).toEqual(['imageUrls.1', 'imageUrls.2']);
});
