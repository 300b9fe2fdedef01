import type { ProductView } from '@shop/contracts/services/catalog';
import { productViewSchema } from '@shop/contracts/services/catalog';
import { withChanges } from '../../test/with-changes.ts';

const { catalog, change, refused, changed, read, lastTold, variantProduct } = withChanges();
const addImageUrls: string[] = [];

describe('a change of a product', () => {
  it('writes what it names, leaves the rest, and is told once with the changes', async () => {
    const brand = await catalog().lookup('brands');
    const product = await catalog().product({ longDescription: 'Long', brandId: brand.id, discountPesewas: 5000 });
    const after = await changed(product.id, { name: 'Ŋmai dress', pricePesewas: 6100, brandId: null });
    expect(productViewSchema.parse(after)).toEqual(after);
    expect(after).toEqual({ ...product, name: 'Ŋmai dress', pricePesewas: 6100, brand: null });
    expect(await read(product.id, catalog().tokens.vendor)).toEqual(after);
    const told = (await catalog().told('catalog.product-changed.v1')).filter(
      ({ productId }) => productId === product.id,
    );
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
    const found = await catalog().call<{ total: number }>('GET', '/products', { query: { filter: { q: 'ŋMAI' } } });
    expect(found.body.total).toBe(1);
  });

  it('that changes nothing tells nothing', async () => {
    const product = await catalog().product();
    await changed(product.id, { name: product.name, stock: 5, pricePesewas: 6000, categoryId: product.category?.id });
    const told = (await catalog().told('catalog.product-changed.v1')).filter(
      ({ productId }) => productId === product.id,
    );
    expect(told).toHaveLength(1);
  });

  it('is the owner’s and admins’ alone: another vendor’s is a 404, a customer’s a 403, a visitor’s a 401', async () => {
    const product = await catalog().product();
    const { otherVendor, customer, orders, admin } = catalog().tokens;
    expect((await change(product.id, { name: 'x' }, otherVendor)).status).toBe(404);
    for (const token of [customer, orders]) expect((await change(product.id, { name: 'x' }, token)).status).toBe(403);
    expect((await catalog().call('PATCH', `/products/${product.id}`, { json: { name: 'x' } })).status).toBe(401);
    expect((await read(product.id)).name).toBe(product.name);
    expect((await changed(product.id, { name: 'By an admin' }, admin)).name).toBe('By an admin');
  });

  it('meets others at once, and none undoes what another wrote', async () => {
    for (let round = 0; round < 5; round += 1) {
      const product = await catalog().product();
      const fields = {
        name: 'Other',
        description: 'Other',
        longDescription: 'Other',
        pricePesewas: 1,
        available: false,
      };
      await Promise.all(Object.entries(fields).map(([field, value]) => changed(product.id, { [field]: value })));
      expect(await read(product.id, catalog().tokens.vendor)).toMatchObject(fields);
    }
  });

  it('moves the product to another vendor for an admin only', async () => {
    const product = await catalog().product();
    expect((await changed(product.id, { vendorId: 4 })).vendor.id).toBe(3);
    expect((await changed(product.id, { vendorId: 4 }, catalog().tokens.admin)).vendor.id).toBe(4);
    expect(await lastTold(product.skuId)).toMatchObject({ vendorId: 4 });
    expect((await change(product.id, { name: 'x' })).status).toBe(404);
  });

  it('of the category lets go of a subcategory of the old one', async () => {
    const [a, b] = [await catalog().lookup('categories'), await catalog().lookup('categories')];
    const sub = await catalog().lookup('subcategories', { categoryId: a.id });
    const product = await catalog().product({ categoryId: a.id, subCategoryId: sub.id });
    expect((await changed(product.id, { categoryId: a.id })).subCategory?.id).toBe(sub.id);
    expect(await changed(product.id, { categoryId: b.id })).toMatchObject({
      category: { id: b.id },
      subCategory: null,
    });
    expect((await refused(product.id, { subCategoryId: sub.id })).status).toBe(400);
  });

  it('may give a product its category later, and take it away with the subcategory', async () => {
    const category = await catalog().lookup('categories');
    const sub = await catalog().lookup('subcategories', { categoryId: category.id });
    const product = await catalog().product({ categoryId: null });
    expect(product).toMatchObject({ category: null, subCategory: null });
    expect(await lastTold(product.skuId)).toMatchObject({ categoryId: null, categoryName: null });
    expect((await refused(product.id, { subCategoryId: sub.id })).body.issues).toMatchObject([
      { path: 'subCategoryId', message: 'A subcategory needs its category.' },
    ]);
    const named = { categoryId: category.id, subCategoryId: sub.id };
    expect(await changed(product.id, named)).toMatchObject({ category, subCategory: { id: sub.id } });
    expect(await lastTold(product.skuId)).toMatchObject({ categoryName: category.name });
    expect((await refused(product.id, { categoryId: null, subCategoryId: sub.id })).status).toBe(400);
    expect(await changed(product.id, { categoryId: null })).toMatchObject({ category: null, subCategory: null });
  });

  it('of the tag makes it the only one; the one that is shown leaves all', async () => {
    const [a, b] = [await catalog().lookup('tags', { name: 'Aba' }), await catalog().lookup('tags', { name: 'Bo' })];
    const c = await catalog().lookup('tags', { name: 'Ɔdɔ' });
    const product = await catalog().product({ tagIds: [a.id, b.id] });
    const tagsAfter = async (tag: string) => (await changed(product.id, { tag })).tags.map(({ id }) => id);
    expect(await tagsAfter('Aba')).toEqual([a.id, b.id]);
    expect(await tagsAfter('ɔDƆ')).toEqual([c.id]);
    expect(await tagsAfter(String(a.id))).toEqual([a.id]);
    expect((await refused(product.id, { tag: 'nowhere' })).body.issues).toMatchObject([{ path: 'tag' }]);
    expect(await tagsAfter('')).toEqual([]);
  });

  it('that sends back the stock status which the figures made does not write it', async () => {
    const product = await catalog().product({ stock: 0 });
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
    const product = await catalog().product();
    const { status, body } = await refused(product.id, { description: 'other', ...json });
    expect(status).toBe(400);
    expect(body.issues?.map((issue) => issue.path)).toContain(path);
    expect(await read(product.id, catalog().tokens.vendor)).toEqual(product);
  });
});

describe('pictures and videos', () => {
  const urlsOf = ({ images }: ProductView) => images.map(({ url }) => url);

  it('stay where none is named; else those that are not named go and new ones come last', async () => {
    const product = await catalog().product({
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
    const product = await catalog().product();
    await changed(product.id, { removedImageIds: [product.images[0]?.id] });
    expect(await lastTold(product.skuId)).toMatchObject({ sellable: false, imageUrl: null });
  });

  it('videos come beside the old ones, and go where others are named', async () => {
    const { id } = await catalog().product();
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
    expect(await read(second.product.id, catalog().tokens.vendor)).toEqual(second.product);
  });

  it('are at most 50', async () => {
    const { id } = await catalog().product();
    const addUrls = Array.from({ length: 50 }, (_, index) => `/media/${index}/640.webp`);
    expect((await refused(id, { images: { addUrls } })).body.issues).toMatchObject([{ path: 'images' }]);
  });
});
