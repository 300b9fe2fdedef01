import { Problem } from '@shop/chassis/errors/problem';
import { newProductFormSchema } from '@shop/contracts/rest/products';
import { newProductSchema } from '@shop/contracts/services/catalog';
import type { StoredMedia } from '@shop/contracts/services/content';
import { newProductFiles, newProductOf } from './product-form.ts';

const basic = { name: 'Romper', categoryId: '1', price: '60.5', stock: '3' };
const formOf = (fields: object) => newProductFormSchema.parse({ ...basic, ...fields });
const stored = (...keys: string[]): StoredMedia[] =>
  keys.map((key, index) => ({ id: index + 1, kind: 'image', url: `/media/${key}/640.webp` }));

describe('a form for a new product', () => {
  it('becomes what the catalog takes, its money in pesewas', () => {
    const product = newProductOf(formOf({ discountPrice: '50.05' }), {});
    expect(newProductSchema.parse(product)).toEqual(product);
    expect(product).toMatchObject({
      pricePesewas: 6050,
      discountPesewas: 5005,
      stock: 3,
      variants: [],
      vendorId: null,
    });
  });

  it('has null for what it leaves empty', () => {
    const empty = { categoryId: '', brandId: '', price: '', discountPrice: 'null', stock: '' };
    const product = newProductOf(formOf(empty), {});
    expect(product).toMatchObject({
      categoryId: null,
      brandId: null,
      pricePesewas: null,
      discountPesewas: null,
      stock: 0,
    });
  });

  it('is one of basic fields where its list of variants is empty', () => {
    expect(newProductOf(formOf({ variants: '[]' }), {})).toMatchObject({ pricePesewas: 6050, stock: 3, variants: [] });
  });

  it('keeps the pictures in the order of their numbers, and of the form under one number', () => {
    const media = {
      productImages_10: stored('k'),
      productImages_2: stored('b', 'c'),
      productImages_0: stored('a'),
    };
    expect(newProductOf(formOf({}), media).imageUrls).toEqual(
      ['a', 'b', 'c', 'k'].map((key) => `/media/${key}/640.webp`),
    );
  });

  it('gives each variant its own pictures and sizes', () => {
    const variants = JSON.stringify([
      { colorId: 1, price: 0, stock: 0, sizes: [{ sizeId: 4, price: '80.25', stock: '2' }] },
      { colorId: 2, price: 90, stock: 4, available: 'false' },
    ]);
    const product = newProductOf(formOf({ variants }), { variantImages_1: stored('blue') });
    expect(product.variants).toMatchObject([
      { colorId: 1, pricePesewas: null, imageUrls: [], sizes: [{ sizeId: 4, pricePesewas: 8025, stock: 2 }] },
      { colorId: 2, pricePesewas: 9000, stock: 4, available: false, imageUrls: ['/media/blue/640.webp'], sizes: [] },
    ]);
  });

  it('is refused where a picture belongs to a variant that is not there', () => {
    const media = { variantImages_3: stored('x') };
    expect(() => newProductOf(formOf({}), media)).toThrow(Problem);
    expect(() => newProductOf(formOf({}), media)).toThrow('variantImages_3 belongs to no variant of this form.');
  });

  it.each(['productImages', 'productImages_0', 'productImages_199', 'variantImages_0'])(
    'may hold files in %s',
    (name) => {
      expect(newProductFiles.some(({ field }) => field.test(name))).toBe(true);
    },
  );

  it.each(['images', 'variantImages', 'productImages_', 'xproductImages_0', 'productImages_1e3', '__proto__'])(
    'holds no files in %s',
    (name) => {
      expect(newProductFiles.some(({ field }) => field.test(name))).toBe(false);
    },
  );
});
