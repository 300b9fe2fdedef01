import type { ProductView } from '@shop/contracts/services/catalog';
import { productViewSchema } from '@shop/contracts/services/catalog';
import { eventually } from '@shop/testing/eventually';
import { newSize, newVariant, startTestCatalog, vendorCard } from '../../test/test-catalog.ts';
import type { TestCatalog } from '../../test/test-catalog.ts';
import { readCatalogAudit } from '../audit/read-catalog-audit.ts';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());
afterEach(async () => {
  expect((await readCatalogAudit(catalog.parts.database)).violations).toEqual([]);
});

const change = <Body = ProductView>(id: number, json: object, token: string = catalog.tokens.vendor) =>
  catalog.call<Body>('PATCH', `/products/${id}`, { token, json });
const refused = (id: number, json: object, token?: string) =>
  change<{ code: string; message: string; issues?: { path: string }[] }>(id, json, token);
const changed = async (id: number, json: object, token?: string) => {
  const { status, body } = await change(id, json, token);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};
const read = async (id: number, token?: string) =>
  (await catalog.call<ProductView>('GET', `/products/${id}`, { token })).body;
const hold = (reference: string, skuId: number, quantity: number) =>
  catalog.call('POST', '/reservations', {
    token: catalog.tokens.orders,
    json: { reference, expiresAt: new Date(Date.now() + 600_000).toISOString(), lines: [{ skuId, quantity }] },
  });
const sell = (reference: string) =>
  catalog.call<{ outcome: string }>('POST', `/reservations/${reference}/sale`, { token: catalog.tokens.orders });
const lastTold = async (skuId: number) =>
  (await catalog.told('catalog.sku-changed.v1')).filter((sku) => sku.skuId === skuId).at(-1);

/** Gold in two sizes, and blue without sizes. */
async function variantProduct() {
  const [gold, blue] = [await catalog.lookup('colors'), await catalog.lookup('colors')];
  const [small, large] = [await catalog.lookup('sizes'), await catalog.lookup('sizes')];
  const sizes = [newSize(small.id, { pricePesewas: 7000 }), newSize(large.id, { pricePesewas: 8000 })];
  const product = await catalog.product({
    variants: [
      newVariant(gold.id, { sizes, imageUrls: ['/media/gold/640.webp'] }),
      newVariant(blue.id, { pricePesewas: 9000 }),
    ],
  });
  const [ofGold, ofBlue] = product.variants;
  const [ofSmall, ofLarge] = ofGold?.sizes ?? [];
  if (!ofGold || !ofBlue || !ofSmall || !ofLarge) throw new Error('the product lacks a part');
  return { product, gold: ofGold, blue: ofBlue, small: ofSmall, large: ofLarge };
}

const addImageUrls: string[] = [];

describe('a change of a product', () => {
  it('writes what it names, leaves the rest, and is told once with the changes', async () => {
    const brand = await catalog.lookup('brands');
    const product = await catalog.product({ longDescription: 'Long', brandId: brand.id, discountPesewas: 5000 });
    const after = await changed(product.id, { name: 'Ŋmai dress', pricePesewas: 6100, brandId: null });
    expect(productViewSchema.parse(after)).toEqual(after);
    expect(after).toEqual({ ...product, name: 'Ŋmai dress', pricePesewas: 6100, brand: null });
    expect(await read(product.id, catalog.tokens.vendor)).toEqual(after);
    const told = (await catalog.told('catalog.product-changed.v1')).filter(({ productId }) => productId === product.id);
    expect(told.map(({ version, changes }) => [version, changes])).toEqual([
      [1, undefined],
      [
        2,
        {
          name: { from: 'Kente romper', to: 'Ŋmai dress' },
          pricePesewas: { from: 6000, to: 6100 },
          brandId: { from: brand.id, to: null },
        },
      ],
    ]);
    expect(await lastTold(product.skuId)).toMatchObject({ productName: 'Ŋmai dress', listPricePesewas: 6100 });
    const found = await catalog.call<{ total: number }>('GET', '/products', { query: { filter: { q: 'ŋMAI' } } });
    expect(found.body.total).toBe(1);
  });

  it('that changes nothing tells nothing', async () => {
    const product = await catalog.product();
    await changed(product.id, { name: product.name, stock: 5, pricePesewas: 6000, categoryId: product.category?.id });
    const told = (await catalog.told('catalog.product-changed.v1')).filter(({ productId }) => productId === product.id);
    expect(told).toHaveLength(1);
  });

  it('is the owner’s and admins’ alone: another vendor’s is a 404, a customer’s a 403, a visitor’s a 401', async () => {
    const product = await catalog.product();
    const { otherVendor, customer, orders, admin } = catalog.tokens;
    expect((await change(product.id, { name: 'x' }, otherVendor)).status).toBe(404);
    for (const token of [customer, orders]) expect((await change(product.id, { name: 'x' }, token)).status).toBe(403);
    expect((await catalog.call('PATCH', `/products/${product.id}`, { json: { name: 'x' } })).status).toBe(401);
    expect((await read(product.id)).name).toBe(product.name);
    expect((await changed(product.id, { name: 'By an admin' }, admin)).name).toBe('By an admin');
  });

  it('meets others at once, and none undoes what another wrote', async () => {
    for (let round = 0; round < 5; round += 1) {
      const product = await catalog.product();
      const fields = {
        name: 'Other',
        description: 'Other',
        longDescription: 'Other',
        pricePesewas: 1,
        available: false,
      };
      await Promise.all(Object.entries(fields).map(([field, value]) => changed(product.id, { [field]: value })));
      expect(await read(product.id, catalog.tokens.vendor)).toMatchObject(fields);
    }
  });

  it('moves the product to another vendor for an admin only', async () => {
    const product = await catalog.product();
    expect((await changed(product.id, { vendorId: 4 })).vendor.id).toBe(3);
    expect((await changed(product.id, { vendorId: 4 }, catalog.tokens.admin)).vendor.id).toBe(4);
    expect(await lastTold(product.skuId)).toMatchObject({ vendorId: 4 });
    expect((await change(product.id, { name: 'x' })).status).toBe(404);
  });

  it('of the category lets go of a subcategory of the old one', async () => {
    const [a, b] = [await catalog.lookup('categories'), await catalog.lookup('categories')];
    const sub = await catalog.lookup('subcategories', { categoryId: a.id });
    const product = await catalog.product({ categoryId: a.id, subCategoryId: sub.id });
    expect((await changed(product.id, { categoryId: a.id })).subCategory?.id).toBe(sub.id);
    expect(await changed(product.id, { categoryId: b.id })).toMatchObject({
      category: { id: b.id },
      subCategory: null,
    });
    expect((await refused(product.id, { subCategoryId: sub.id })).status).toBe(400);
  });

  it('of the tag makes it the only one; the one that is shown leaves all', async () => {
    const [a, b] = [await catalog.lookup('tags', { name: 'Aba' }), await catalog.lookup('tags', { name: 'Bo' })];
    const c = await catalog.lookup('tags', { name: 'Ɔdɔ' });
    const product = await catalog.product({ tagIds: [a.id, b.id] });
    const tagsAfter = async (tag: string) => (await changed(product.id, { tag })).tags.map(({ id }) => id);
    expect(await tagsAfter('Aba')).toEqual([a.id, b.id]);
    expect(await tagsAfter('ɔDƆ')).toEqual([c.id]);
    expect(await tagsAfter(String(a.id))).toEqual([a.id]);
    expect((await refused(product.id, { tag: 'nowhere' })).body.issues).toMatchObject([{ path: 'tag' }]);
    expect(await tagsAfter('')).toEqual([]);
  });

  it('that sends back the stock status which the figures made does not write it', async () => {
    const product = await catalog.product({ stock: 0 });
    expect(product.stockStatus).toBe('OUT_OF_STOCK');
    expect((await changed(product.id, { stockStatus: 'OUT_OF_STOCK', stock: 3 })).stockStatus).toBe('IN_STOCK');
    expect((await changed(product.id, { stockStatus: 'OUT_OF_STOCK' })).stockStatus).toBe('OUT_OF_STOCK');
    expect((await changed(product.id, { stockStatus: 'IN_STOCK' })).stockStatus).toBe('IN_STOCK');
  });

  it.each([
    ['a blank name', { name: ' ' }, 'name'],
    ['no price any more', { pricePesewas: null }, 'pricePesewas'],
    ['a price of 0', { pricePesewas: 0 }, 'pricePesewas'],
    ['too high a price', { pricePesewas: 9e15 }, 'pricePesewas'],
    ['a negative stock', { stock: -1 }, 'stock'],
    ['too large a stock', { stock: 1_000_001 }, 'stock'],
    ['an unknown category', { categoryId: 99_999 }, 'categoryId'],
    ['an unknown tag', { tagIds: [99_999] }, 'tagIds.0'],
    ['a foreign variant', { variants: [{ id: 99_999, addImageUrls }] }, 'variants.0.id'],
    ['a new variant without a colour', { variants: [{ addImageUrls }] }, 'variants.0.colorId'],
    ['a picture of another product', { images: { keep: ['99999'], addUrls: [] } }, 'images.keep.0'],
  ])('to %s is a 400 that names the field, and nothing is written', async (_what, json, path) => {
    const product = await catalog.product();
    const { status, body } = await refused(product.id, { description: 'other', ...json });
    expect(status).toBe(400);
    expect(body.issues?.map((issue) => issue.path)).toContain(path);
    expect(await read(product.id, catalog.tokens.vendor)).toEqual(product);
  });
});

describe('pictures and videos', () => {
  const urlsOf = ({ images }: ProductView) => images.map(({ url }) => url);

  it('stay where none is named; else those that are not named go and new ones come last', async () => {
    const product = await catalog.product({
      imageUrls: ['/media/a/640.webp', '/media/b/640.webp', '/media/c/640.webp'],
    });
    expect(urlsOf(await changed(product.id, { description: 'x' }))).toHaveLength(3);
    const keep = [String(product.images[2]?.id), 'http://localhost/media/a/1080.webp'];
    const after = await changed(product.id, { images: { keep, addUrls: ['/media/d/640.webp'] } });
    expect(urlsOf(after)).toEqual(['/media/c/640.webp', '/media/a/640.webp', '/media/d/640.webp']);
    expect(urlsOf(await changed(product.id, { images: { keep: [], addUrls: ['/media/e/640.webp'] } }))).toEqual([
      '/media/e/640.webp',
    ]);
    expect(await lastTold(product.skuId)).toMatchObject({ imageUrl: '/media/e/640.webp' });
  });

  it('of a colour stand in the order that is named, new ones among the old; what is not named comes after', async () => {
    const { product, gold, blue } = await variantProduct();
    const orderAfter = async (variant: object) => {
      const { variants } = await changed(product.id, { variants: [{ id: gold.id, addImageUrls, ...variant }] });
      return variants[0]?.images.map(({ id, url }) => ({ id, name: url.split('/')[2] })) ?? [];
    };
    const [first] = await orderAfter({});
    const withNew = await orderAfter({
      addImageUrls: ['/media/a/640.webp', '/media/b/640.webp'],
      imageOrder: [null, first?.id, null],
    });
    expect(withNew.map(({ name }) => name)).toEqual(['a', 'gold', 'b']);
    const last = withNew[2];
    const foreign = blue.images[0]?.id ?? 99_999;
    expect((await orderAfter({ imageOrder: [last?.id, foreign, null] })).map(({ name }) => name)).toEqual([
      ...['b', 'a', 'gold'],
    ]);
  });

  it('a product without its last picture is not listed any more', async () => {
    const product = await catalog.product();
    await changed(product.id, { removedImageIds: [product.images[0]?.id] });
    expect(await lastTold(product.skuId)).toMatchObject({ sellable: false, imageUrl: null });
  });

  it('videos come beside the old ones, and go where others are named', async () => {
    const { id } = await catalog.product();
    await changed(id, { videos: { addUrls: ['/media/v1/video.mp4'] } });
    const two = await changed(id, { videos: { addUrls: ['/media/v2/video.mp4'] } });
    expect(two.videos.map(({ url }) => url)).toEqual(['/media/v1/video.mp4', '/media/v2/video.mp4']);
    const one = await changed(id, { videos: { keep: [String(two.videos[1]?.id)], addUrls: [] } });
    expect(one.videos).toEqual([two.videos[1]]);
  });

  it('no picture of a variant has the id of a product’s', async () => {
    const [first, second] = [await variantProduct(), await variantProduct()];
    const ids = [first, second].flatMap(({ product, gold }) => [...product.images, ...gold.images]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    const after = await changed(first.product.id, { removedImageIds: ids });
    expect([after.images, after.variants[0]?.images]).toEqual([[], []]);
    expect(await read(second.product.id, catalog.tokens.vendor)).toEqual(second.product);
  });

  it('are at most 50', async () => {
    const { id } = await catalog.product();
    const addUrls = Array.from({ length: 50 }, (_, index) => `/media/${index}/640.webp`);
    expect((await refused(id, { images: { addUrls } })).body.issues).toMatchObject([{ path: 'images' }]);
  });
});

describe('variants and sizes', () => {
  it('are removed, changed and added in one call; what is neither listed nor removed stays', async () => {
    const { product, gold, blue, small, large } = await variantProduct();
    const [color, size] = [await catalog.lookup('colors'), await catalog.lookup('sizes')];
    const after = await changed(product.id, {
      variants: [
        { id: gold.id, addImageUrls: ['/media/new/640.webp'], sizes: [{ id: small.id, pricePesewas: 7100, stock: 9 }] },
        {
          colorId: color.id,
          addImageUrls: ['/media/red/640.webp'],
          sizes: [{ sizeId: size.id, pricePesewas: 5500, stock: 2 }],
        },
      ],
      removedVariantIds: [blue.id],
      removedImageIds: [gold.images[0]?.id],
    });
    expect(after.variants).toMatchObject([
      {
        id: gold.id,
        images: [{ url: '/media/new/640.webp' }],
        sizes: [{ id: small.id, pricePesewas: 7100, stock: 9, code: small.code }, large],
      },
      { colorId: color.id, images: [{ url: '/media/red/640.webp' }], sizes: [{ sizeId: size.id, stock: 2 }] },
    ]);
    expect(after.variants).toHaveLength(2);
    expect(await lastTold(blue.skuId)).toMatchObject({ sellable: false, version: 2 });
    const stocks = (await catalog.told('catalog.stock-changed.v1')).filter(({ productId }) => productId === product.id);
    const added = after.variants[1]?.sizes[0];
    expect(stocks.filter(({ skuId }) => skuId === added?.skuId)).toMatchObject([{ available: 2, version: 1 }]);
    expect(stocks.filter(({ skuId }) => skuId === small.skuId).at(-1)).toMatchObject({ available: 9, version: 2 });
  });

  it('may change places; each code follows its colour and size', async () => {
    const { product, gold, blue, small, large } = await variantProduct();
    const after = await changed(product.id, {
      variants: [
        {
          id: gold.id,
          colorId: blue.colorId,
          addImageUrls,
          sizes: [
            { id: small.id, sizeId: large.sizeId },
            { id: large.id, sizeId: small.sizeId },
          ],
        },
        { id: blue.id, colorId: gold.colorId, addImageUrls },
      ],
    });
    expect(after.variants.map(({ id, colorId, code }) => ({ id, colorId, code }))).toEqual([
      { id: gold.id, colorId: blue.colorId, code: blue.code },
      { id: blue.id, colorId: gold.colorId, code: gold.code },
    ]);
    const code = `${blue.code}-S${large.sizeId}`;
    expect(after.variants[0]?.sizes[0]).toMatchObject({ id: small.id, sizeId: large.sizeId, code });
    expect(await lastTold(small.skuId)).toMatchObject({ code, sizeName: large.sizeName, colorName: blue.colorName });
  });

  it('a colour or a size that was removed may come back as a new one', async () => {
    const { product, gold, small } = await variantProduct();
    const again = await changed(product.id, {
      variants: [{ colorId: gold.colorId, pricePesewas: 100, stock: 1, addImageUrls }],
      removedVariantIds: [gold.id],
    });
    expect(again.variants.find(({ colorId }) => colorId === gold.colorId)).toMatchObject({ code: gold.code, stock: 1 });
    expect(await lastTold(small.skuId)).toMatchObject({ sellable: false });
  });

  it('a colour or a size that is there already is a 400', async () => {
    const { product, gold, blue, small } = await variantProduct();
    const colour = await refused(product.id, {
      variants: [
        { id: gold.id, addImageUrls },
        { colorId: blue.colorId, pricePesewas: 1, addImageUrls },
      ],
    });
    expect(colour).toMatchObject({ status: 400, body: { issues: [{ path: 'variants.1.colorId' }] } });
    const sizes = [{ sizeId: small.sizeId }];
    const size = await refused(product.id, { variants: [{ id: gold.id, addImageUrls, sizes }] });
    expect(size).toMatchObject({ status: 400, body: { issues: [{ path: 'variants.0.sizes' }] } });
    expect(await read(product.id, catalog.tokens.vendor)).toEqual(product);
  });

  it('of another product are never touched', async () => {
    const [mine, other] = [await variantProduct(), await variantProduct()];
    await changed(mine.product.id, { removedVariantIds: [other.blue.id], removedSizeIds: [other.small.id] });
    expect((await refused(mine.product.id, { variants: [{ id: other.blue.id, addImageUrls }] })).status).toBe(400);
    const listed = [{ id: mine.gold.id, addImageUrls, sizes: [{ id: other.small.id }] }];
    expect((await refused(mine.product.id, { variants: listed })).status).toBe(400);
    expect(await read(other.product.id, catalog.tokens.vendor)).toEqual(other.product);
  });

  it('the first ones take over from the product, the last ones leave it to itself', async () => {
    const product = await catalog.product({ stock: 8 });
    const color = await catalog.lookup('colors');
    const withColour = await changed(product.id, { variants: [{ colorId: color.id, stock: 3, addImageUrls }] });
    expect(withColour).toMatchObject({ stock: 3, variants: [{ pricePesewas: 6000, stock: 3 }] });
    expect(await lastTold(product.skuId)).toMatchObject({ sellable: false });
    const basic = await changed(product.id, { removedVariantIds: [withColour.variants[0]?.id], stock: 2 });
    expect(basic).toMatchObject({ stock: 2, variants: [] });
    expect(await lastTold(product.skuId)).toMatchObject({ sellable: true });
  });

  it('the first size of a variant takes over from it', async () => {
    const { product, blue } = await variantProduct();
    const size = await catalog.lookup('sizes');
    const after = await changed(product.id, {
      variants: [{ id: blue.id, addImageUrls, sizes: [{ sizeId: size.id, stock: 4 }] }],
    });
    expect(after.variants[1]).toMatchObject({ stock: 4, sizes: [{ pricePesewas: 9000, stock: 4 }] });
  });

  it('a new one needs a price from somewhere', async () => {
    const { product } = await variantProduct();
    const color = await catalog.lookup('colors');
    await changed(product.id, { pricePesewas: null });
    const { status, body } = await refused(product.id, { variants: [{ colorId: color.id, addImageUrls }] });
    expect(status).toBe(400);
    expect(body.message).toContain(color.name);
  });
});

describe('the stock in an edit form', () => {
  const sold = async (product: ProductView, quantity: number, reference: string) => {
    expect((await hold(reference, product.skuId, quantity)).status).toBe(201);
    expect((await sell(reference)).body.outcome).toBe('sold');
  };

  it('that was only carried along does not bring back what was sold meanwhile', async () => {
    const product = await catalog.product({ stock: 10 });
    await sold(product, 3, 'CK-carried-along');
    expect((await changed(product.id, { description: 'new', stock: 10, stockSeen: 10 })).stock).toBe(7);
  });

  it('that was changed on another figure than the present one is a 409 that names it, and nothing is written', async () => {
    const product = await catalog.product({ stock: 10 });
    await sold(product, 3, 'CK-other-figure');
    const { status, body } = await refused(product.id, { description: 'new', stock: 12, stockSeen: 10 });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'stock_changed' });
    expect(body.message).toContain('is 7 now');
    expect(await read(product.id)).toMatchObject({ stock: 7, description: product.description });
    expect((await changed(product.id, { stock: 12, stockSeen: 7 })).stock).toBe(12);
    expect((await changed(product.id, { stock: 4 })).stock).toBe(4);
  });

  it('holds for sizes and size-less variants as well', async () => {
    const { product, gold, blue, small } = await variantProduct();
    await sold({ ...product, skuId: small.skuId }, 2, 'CK-size-sold');
    await sold({ ...product, skuId: blue.skuId }, 1, 'CK-variant-sold');
    const form = (size: object, variant: object) => ({
      variants: [
        { id: gold.id, addImageUrls, sizes: [{ id: small.id, ...size }] },
        { id: blue.id, addImageUrls, ...variant },
      ],
    });
    const carried = { stock: 5, stockSeen: 5 };
    const after = await changed(product.id, form(carried, carried));
    expect([after.variants[0]?.sizes[0]?.stock, after.variants[1]?.stock]).toEqual([3, 4]);
    expect((await refused(product.id, form({ stock: 6, stockSeen: 5 }, carried))).status).toBe(409);
    expect((await refused(product.id, form(carried, { stock: 6, stockSeen: 5 }))).status).toBe(409);
  });

  it('below what checkouts hold is a 409', async () => {
    const product = await catalog.product({ stock: 5 });
    await hold('CK-held-pieces', product.skuId, 3);
    expect(await refused(product.id, { stock: 2 })).toMatchObject({ status: 409, body: { code: 'stock_held' } });
    expect((await changed(product.id, { stock: 3 })).stock).toBe(3);
  });

  it('is physical for the owner and admins, with what is held beside it, and what can be bought for everybody else', async () => {
    const { product, small } = await variantProduct();
    await hold('CK-physical', small.skuId, 2);
    const { vendor, admin, otherVendor, customer } = catalog.tokens;
    for (const token of [vendor, admin]) {
      const seen = await read(product.id, token);
      expect(seen).toMatchObject({
        stock: 15,
        heldStock: 2,
        variants: [{ stock: 10, heldStock: 2 }, { heldStock: 0 }],
      });
      expect(seen.variants[0]?.sizes[0]).toMatchObject({ stock: 5, heldStock: 2 });
      const query = { filter: { manage: true, id: product.id } };
      const { body } = await catalog.call<{ rows: ProductView[] }>('GET', '/products', { token, query });
      expect(body.rows).toEqual([seen]);
    }
    for (const token of [otherVendor, customer, undefined]) {
      const seen = await read(product.id, token);
      expect(seen).toMatchObject({
        stock: 13,
        variants: [{ stock: 8, sizes: [{ stock: 3 }, { stock: 5 }] }, { stock: 5 }],
      });
      expect(JSON.stringify(seen)).not.toContain('heldStock');
    }
  });

  it('is written by one of many forms that saw the same figure', async () => {
    const product = await catalog.product({ stock: 100 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => refused(product.id, { stock: 80 + index, stockSeen: 100 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  it('loses no piece where ten sales and ten edits meet', async () => {
    const product = await catalog.product({ stock: 100 });
    await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const reference = `CK-at-once-${index}`;
        await Promise.all([
          hold(reference, product.skuId, 2).then(() => sell(reference)),
          changed(product.id, { description: `text ${index}`, stock: 100, stockSeen: 100 }),
        ]);
      }),
    );
    expect((await read(product.id)).stock).toBe(80);
  });
});

describe('a deleted size or variant', () => {
  const remove = (path: string, token: string | undefined = catalog.tokens.vendor) =>
    catalog.call('DELETE', path, { token });

  it('is gone, can’t be bought, and is a 404 the second time', async () => {
    const { product, gold, blue, small, large } = await variantProduct();
    expect((await remove(`/variant-sizes/${small.id}`)).status).toBe(204);
    expect((await remove(`/variants/${blue.id}`)).status).toBe(204);
    const after = await read(product.id);
    expect(after.variants.map(({ id, sizes }) => [id, sizes.map((size) => size.id)])).toEqual([[gold.id, [large.id]]]);
    for (const { skuId } of [small, blue]) {
      expect(await lastTold(skuId)).toMatchObject({ sellable: false });
      expect((await hold(`CK-gone-${skuId}`, skuId, 1)).status).toBe(409);
    }
    expect((await remove(`/variant-sizes/${small.id}`)).status).toBe(404);
    expect((await remove(`/variants/${blue.id}`)).status).toBe(404);
    const told = (await catalog.told('catalog.product-changed.v1')).filter(({ productId }) => productId === product.id);
    expect(told.map(({ changes }) => changes?.[`${small.code}.code`] ?? changes?.[`${blue.code}.code`])).toEqual([
      undefined,
      { from: small.code, to: null },
      { from: blue.code, to: null },
    ]);
  });

  it('is the owner’s and admins’ alone', async () => {
    const { product, blue, small } = await variantProduct();
    for (const path of [`/variants/${blue.id}`, `/variant-sizes/${small.id}`]) {
      expect((await remove(path, catalog.tokens.otherVendor)).status).toBe(404);
      expect((await remove(path, catalog.tokens.customer)).status).toBe(403);
      expect((await catalog.call('DELETE', path)).status).toBe(401);
    }
    expect((await read(product.id)).variants).toHaveLength(2);
    expect((await remove(`/variants/${blue.id}`, catalog.tokens.admin)).status).toBe(204);
  });

  it('that a checkout holds is still sold to it, and comes back to its stock', async () => {
    const { small } = await variantProduct();
    await hold('CK-deleted-size', small.skuId, 2);
    await remove(`/variant-sizes/${small.id}`);
    expect((await sell('CK-deleted-size')).body.outcome).toBe('sold');
  });
});

describe('a vendor whose account was deleted', () => {
  it('has its products archived, and gets no new ones, also by older news', async () => {
    const { id: categoryId } = await catalog.lookup('categories');
    await catalog.publish('identity.vendor-activated.v1', vendorCard(20));
    const make = () => catalog.product({ vendorId: 20, categoryId }, catalog.tokens.admin);
    const products = [await make(), await make()];
    await catalog.publish('identity.vendor-archived.v1', vendorCard(20, { isActive: false, version: 2 }));
    await eventually('both are told as deleted', async () => {
      const deleted = (await catalog.told('catalog.product-deleted.v1')).map(({ productId }) => productId);
      return products.every(({ id }) => deleted.includes(id));
    });
    const query = { filter: { manage: true, vendorId: 20 } };
    const { body } = await catalog.call<{ total: number }>('GET', '/products', { token: catalog.tokens.admin, query });
    expect(body.total).toBe(0);
    for (const { skuId } of products) expect(await lastTold(skuId)).toMatchObject({ sellable: false });
    await catalog.publish('identity.vendor-activated.v1', vendorCard(20, { version: 3 }));
    await expect(make()).rejects.toThrow();
  });
});
