import {
  productChangeFormSchema,
  productVideosFormSchema,
  variantsChangeFormSchema,
} from '@shop/contracts/rest/product-changes';
import { productChangeSchema } from '@shop/contracts/services/catalog-changes';
import type { StoredMedia } from '@shop/contracts/services/content';
import { productChangeOf, variantsChangeFiles, variantsChangeOf, videosChangeOf } from './product-change-form.ts';

const stored = (...keys: string[]): StoredMedia[] =>
  keys.map((key, index) => ({ id: index + 1, kind: 'image', url: `/media/${key}/640.webp` }));
const urlOf = (key: string) => `/media/${key}/640.webp`;
/** Only what is said: no undefined field. */
const said = (change: object) => JSON.parse(JSON.stringify(change)) as Record<string, unknown>;

describe('a form that changes a product', () => {
  const changeOf = (fields: object, media = {}) => said(productChangeOf(productChangeFormSchema.parse(fields), media));
  const nothing = { variants: [], removedVariantIds: [], removedSizeIds: [], removedImageIds: [] };

  it('says nothing of what it does not name', () => {
    expect(changeOf({})).toEqual(nothing);
    expect(changeOf({ unheard: 'of' })).toEqual(nothing);
  });

  it('becomes what the catalog takes: pesewas, words as truth, empty as nothing', () => {
    const change = changeOf({
      name: ' Romper ',
      price: '61.5',
      discountPrice: '',
      stock: '3',
      stockSeen: '4',
      isAvailable: 'false',
      brandId: '',
      materialId: '7',
      tag: 'festive',
    });
    expect(change).toEqual({
      ...nothing,
      name: 'Romper',
      pricePesewas: 6150,
      discountPesewas: null,
      stock: 3,
      stockSeen: 4,
      available: false,
      brandId: null,
      materialId: 7,
      tag: 'festive',
    });
    expect(said(productChangeSchema.parse(change))).toEqual(change);
  });

  it('an emptied stock is not a stock of 0', () => {
    expect(changeOf({ stock: '', stockSeen: '' })).toEqual(nothing);
  });

  it('keeps the pictures that it names, in the order of their numbers, and adds new ones', () => {
    const fields = { existingImages_10: urlOf('k'), existingImages_2: '7', existingImages: ['a', 'b'] };
    expect(changeOf(fields, { productImages_1: stored('y'), productImages_0: stored('x') })['images']).toEqual({
      keep: ['a', 'b', '7', urlOf('k')],
      addUrls: [urlOf('x'), urlOf('y')],
    });
  });

  it('with new pictures alone keeps none of the old ones; with an empty name it keeps none either', () => {
    expect(changeOf({}, { productImages_0: stored('x') })['images']).toEqual({ keep: [], addUrls: [urlOf('x')] });
    expect(changeOf({ existingImages_0: '' })['images']).toEqual({ keep: [], addUrls: [] });
  });

  it.each([
    { price: '-1' },
    { price: '1.005' },
    { price: 'abc' },
    { price: '1e3' },
    { stock: '1.5' },
    { stock: '-1' },
    { stockSeen: 'x' },
    { name: '  ' },
    { categoryId: 'x' },
    { isAvailable: 'yes' },
    { stockStatus: 'SOLD' },
  ])('%j is refused', (fields) => {
    expect(productChangeFormSchema.safeParse(fields).success).toBe(false);
  });
});

describe('a form of videos', () => {
  const changeOf = (fields: object, media = {}) => videosChangeOf(productVideosFormSchema.parse(fields), media);

  it('adds videos, and lets old ones go only where it names which stay', () => {
    expect(changeOf({ name: 'x' }, { videos: stored('v') })).toMatchObject({
      name: 'x',
      videos: { addUrls: [urlOf('v')] },
    });
    expect(changeOf({}, {}).videos?.keep).toBeUndefined();
    expect(changeOf({ price: '1', existingImages_0: '' })).toEqual(changeOf({}));
    expect(changeOf({ existingVideos_0: '4' }).videos?.keep).toEqual(['4']);
  });
});

describe('a form that changes variants', () => {
  const changeOf = (fields: object, media = {}) => variantsChangeOf(variantsChangeFormSchema.parse(fields), media);

  it('gives pictures to the variant of that key or id, and money becomes pesewas', () => {
    const variants = JSON.stringify([
      { id: 5, colorId: 1, imageOrder: [6, null], sizes: [{ id: 8, sizeId: 2, price: 71, stock: 9, stockSeen: 8 }] },
      { key: 'n1', colorId: 3, price: 0, sizes: [{ sizeId: 4, price: '55.5', stock: 2 }] },
    ]);
    const media = { variant_n1_images: stored('n'), variant_5_images: stored('a', 'b'), images: stored('p') };
    const change = changeOf(
      { productData: '{"name":"Dress"}', variants, removedSizeIds: '[4]', removedImageIds: ['6'] },
      media,
    );
    expect(said(change)).toEqual({
      name: 'Dress',
      images: { addUrls: [urlOf('p')] },
      videos: { addUrls: [] },
      variants: [
        {
          id: 5,
          colorId: 1,
          addImageUrls: [urlOf('a'), urlOf('b')],
          imageOrder: [6, null],
          sizes: [{ id: 8, sizeId: 2, pricePesewas: 7100, stock: 9, stockSeen: 8 }],
        },
        {
          colorId: 3,
          pricePesewas: 0,
          addImageUrls: [urlOf('n')],
          sizes: [{ sizeId: 4, pricePesewas: 5550, stock: 2 }],
        },
      ],
      removedVariantIds: [],
      removedSizeIds: [4],
      removedImageIds: [6],
    });
  });

  it('a number that no listed variant has is an existing variant’s id, and the rest of that variant stays', () => {
    const variants = JSON.stringify([{ id: 5, sizes: [{ sizeId: 4, stock: 2 }] }]);
    const { variants: changed } = changeOf(
      { variants },
      { variant_7_images: stored('x'), variant_5_images: stored('y') },
    );
    expect(said(changed)).toEqual([
      { id: 5, addImageUrls: [urlOf('y')], sizes: [{ sizeId: 4, stock: 2 }] },
      { id: 7, addImageUrls: [urlOf('x')], sizes: [] },
    ]);
    expect(productChangeSchema.safeParse(changeOf({}, { variant_7_images: stored('x') })).success).toBe(true);
  });

  it('a number that a new variant has for its key is that variant', () => {
    const variants = JSON.stringify([
      { key: 7, colorId: 3 },
      { key: '8', colorId: 4 },
    ]);
    const media = { variant_7_images: stored('x'), variant_8_images: stored('y') };
    expect(said(changeOf({ variants }, media).variants)).toEqual([
      { colorId: 3, addImageUrls: [urlOf('x')], sizes: [] },
      { colorId: 4, addImageUrls: [urlOf('y')], sizes: [] },
    ]);
  });

  it.each(['n9', '0', '-7', '7.5', '1e1', '99999999999999999999', '__proto__'])(
    'is refused where pictures belong to no variant of it: %s',
    (key) => {
      const name = `variant_${key}_images`;
      expect(() => changeOf({}, { [name]: stored('x') })).toThrow(`${name} belongs to no variant`);
    },
  );

  it('gives no pictures to a variant that it removes', () => {
    const media = { variant_7_images: stored('x') };
    expect(() => changeOf({ removedVariantIds: '[7]' }, media)).toThrow('variant_7_images belongs to no variant');
  });

  it.each(['images', 'images_0', 'videos', 'variant_n1_images', 'variant_12_images'])(
    'may hold files in %s',
    (name) => {
      expect(variantsChangeFiles.some(({ field }) => field.test(name))).toBe(true);
    },
  );

  it.each(['productImages_0', 'variant__images', 'variantImages_0', '__proto__'])('holds no files in %s', (name) => {
    expect(variantsChangeFiles.some(({ field }) => field.test(name))).toBe(false);
  });

  it.each([
    { variants: '[' },
    { variants: '{}' },
    { variants: '[{"colorId":"x"}]' },
    { productData: '[]' },
    { removedVariantIds: '["x"]' },
    { removedVariantIds: 'x' },
  ])('%j is refused', (fields) => {
    expect(variantsChangeFormSchema.safeParse(fields).success).toBe(false);
  });
});
