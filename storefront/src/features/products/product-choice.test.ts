import type { Product, ProductSize, ProductVariant } from '@shop/contracts/rest/products';
import { choose, isVariantSoldOut, NOTHING_PICKED, picturesOf } from './product-choice.ts';

const offer = { SKU: 'X', price: 60, discountPrice: null, stock: 5, available: true, stockStatus: 'IN_STOCK' } as const;
const size = (id: number, more: Partial<ProductSize> = {}): ProductSize => ({
  ...offer,
  id: id + 100,
  productVariantId: 1,
  sizeId: id,
  size: { id, name: `size ${id}` },
  ...more,
});
const variant = (id: number, more: Partial<ProductVariant> = {}): ProductVariant => ({
  ...offer,
  id,
  colorId: id,
  color: { id, name: `colour ${id}`, hex: null },
  images: [],
  sizes: [],
  ...more,
});
const product = (more: Partial<Product> = {}): Product => ({
  ...offer,
  id: 1,
  name: 'Kente romper',
  description: null,
  longDescription: null,
  slug: 'kente-romper',
  vendorId: 3,
  vendor: { id: 3, shopName: 'Little Stars', shopPhone: null },
  categoryId: null,
  category: null,
  subCategoryId: null,
  brandId: null,
  brand: null,
  materialId: null,
  originId: null,
  tag: null,
  tagIds: [],
  images: [],
  videos: [],
  variants: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  ...more,
});

describe('what the product page shows', () => {
  test('a product without variants sells by its own price and stock', () => {
    expect(choose(product(), NOTHING_PICKED)).toEqual({
      variant: null,
      size: null,
      price: { now: 60, before: null },
      stock: 5,
    });
  });

  test('the first colour and its first size are chosen until the customer chooses', () => {
    const dress = product({ variants: [variant(1, { sizes: [size(7), size(8)] }), variant(2)] });
    const shown = choose(dress, NOTHING_PICKED);
    expect([shown.variant?.id, shown.size?.sizeId]).toEqual([1, 7]);
  });

  test('a first size that is sold out is chosen all the same, with its price', () => {
    const sizes = [size(7, { stock: 0, price: 80 }), size(8, { price: 70 })];
    const shown = choose(product({ variants: [variant(1, { sizes })] }), NOTHING_PICKED);
    expect([shown.size?.sizeId, shown.stock, shown.price.now]).toEqual([7, 0, 80]);
  });

  test('a size that the newly picked colour does not have falls back to that colour’s first', () => {
    const dress = product({ variants: [variant(1, { sizes: [size(7)] }), variant(2, { sizes: [size(9)] })] });
    expect(choose(dress, { variantId: 2, sizeId: 7 }).size?.sizeId).toBe(9);
  });

  test('a variant without sizes is sold by itself', () => {
    const shown = choose(product({ variants: [variant(1, { price: 72, stock: 2 })] }), NOTHING_PICKED);
    expect([shown.price.now, shown.stock]).toEqual([72, 2]);
  });

  test.each([
    ['the size’s', 80, 75, 80],
    ['the variant’s where the size has none', 0, 75, 75],
    ['the product’s where neither has one', 0, 0, 60],
  ])('the price is %s', (_, ofSize, ofVariant, shown) => {
    const dress = product({ variants: [variant(1, { price: ofVariant, sizes: [size(7, { price: ofSize })] })] });
    expect(choose(dress, NOTHING_PICKED).price.now).toBe(shown);
  });

  test('without a price of its own or the variant’s, a size takes the first size’s', () => {
    const sizes = [size(7, { price: 66 }), size(8, { price: 0 })];
    expect(
      choose(product({ variants: [variant(1, { price: 0, sizes })] }), { variantId: 1, sizeId: 8 }).price.now,
    ).toBe(66);
  });

  test.each([
    [45, { now: 45, before: 60 }],
    [60, { now: 60, before: null }],
    [75, { now: 60, before: null }],
    [0, { now: 60, before: null }],
  ])('a discount price of %s is charged only where it is lower', (discountPrice, shown) => {
    expect(choose(product({ discountPrice }), NOTHING_PICKED).price).toEqual(shown);
  });

  test.each([
    ['nothing in stock', { stock: 0 }],
    ['not available', { available: false }],
    ['marked as out of stock', { stockStatus: 'OUT_OF_STOCK' as const }],
  ])('%s can’t be bought', (_, more) => {
    expect(choose(product(more), NOTHING_PICKED).stock).toBe(0);
  });

  test('a colour is sold out when each of its sizes is', () => {
    expect(isVariantSoldOut(variant(1, { stock: 9, sizes: [size(7, { stock: 0 })] }))).toBe(true);
    expect(isVariantSoldOut(variant(1, { stock: 0, sizes: [size(7), size(8, { stock: 0 })] }))).toBe(false);
  });

  test('the gallery begins with the chosen colour, and shows no picture twice', () => {
    const picture = (url: string) => ({ id: 1, url, alt: null });
    const dress = product({ images: [picture('a'), picture('b')], variants: [variant(1, { images: [picture('b')] })] });
    expect(picturesOf(dress, dress.variants[0] ?? null)).toEqual(['b', 'a']);
    expect(picturesOf(product({ variants: dress.variants }), null)).toEqual(['b']);
  });
});
