import { withChanges } from '../../test/with-changes.ts';

const { catalog, refused, changed, read, hold, sell, lastTold, variantProduct } = withChanges();
const addImageUrls: string[] = [];

describe('variants and sizes', () => {
  it('are removed, changed and added in one call; what is neither listed nor removed stays', async () => {
    const { product, gold, blue, small, large } = await variantProduct();
    const [color, size] = [await catalog().lookup('colors'), await catalog().lookup('sizes')];
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
    const stocks = (await catalog().told('catalog.stock-changed.v1')).filter(
      ({ productId }) => productId === product.id,
    );
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

  it('with the last of them goes the only price, and the product is shown to nobody until it has one again', async () => {
    const { product, gold, blue } = await variantProduct();
    const listed = async () =>
      (await catalog().call<{ total: number }>('GET', '/products', { query: { filter: { id: product.id } } })).body
        .total;
    expect(await listed()).toBe(1);
    const images = { addUrls: ['/media/own/640.webp'] };
    await changed(product.id, { removedVariantIds: [gold.id, blue.id], pricePesewas: null, images });
    expect(await listed()).toBe(0);
    await changed(product.id, { pricePesewas: 5000 });
    expect(await listed()).toBe(1);
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
    expect(await read(product.id, catalog().tokens.vendor)).toEqual(product);
  });

  it('of another product are never touched', async () => {
    const [mine, other] = [await variantProduct(), await variantProduct()];
    await changed(mine.product.id, { removedVariantIds: [other.blue.id], removedSizeIds: [other.small.id] });
    expect((await refused(mine.product.id, { variants: [{ id: other.blue.id, addImageUrls }] })).status).toBe(400);
    const listed = [{ id: mine.gold.id, addImageUrls, sizes: [{ id: other.small.id }] }];
    expect((await refused(mine.product.id, { variants: listed })).status).toBe(400);
    expect(await read(other.product.id, catalog().tokens.vendor)).toEqual(other.product);
  });

  it('the first ones take over from the product, the last ones leave it to itself', async () => {
    const product = await catalog().product({ stock: 8 });
    const color = await catalog().lookup('colors');
    const withColour = await changed(product.id, { variants: [{ colorId: color.id, stock: 3, addImageUrls }] });
    expect(withColour).toMatchObject({ stock: 3, variants: [{ pricePesewas: 6000, stock: 3 }] });
    expect(await lastTold(product.skuId)).toMatchObject({ sellable: false });
    const basic = await changed(product.id, { removedVariantIds: [withColour.variants[0]?.id], stock: 2 });
    expect(basic).toMatchObject({ stock: 2, variants: [] });
    expect(await lastTold(product.skuId)).toMatchObject({ sellable: true });
  });

  it('the first size of a variant takes over from it', async () => {
    const { product, blue } = await variantProduct();
    const size = await catalog().lookup('sizes');
    const after = await changed(product.id, {
      variants: [{ id: blue.id, addImageUrls, sizes: [{ sizeId: size.id, stock: 4 }] }],
    });
    expect(after.variants[1]).toMatchObject({ stock: 4, sizes: [{ pricePesewas: 9000, stock: 4 }] });
  });

  it('a new one needs a price from somewhere', async () => {
    const { product } = await variantProduct();
    const color = await catalog().lookup('colors');
    await changed(product.id, { pricePesewas: null });
    const { status, body } = await refused(product.id, { variants: [{ colorId: color.id, addImageUrls }] });
    expect(status).toBe(400);
    expect(body.message).toContain(color.name);
  });
});

describe('a deleted size or variant', () => {
  const remove = (path: string, token: string | undefined = catalog().tokens.vendor) =>
    catalog().call('DELETE', path, { token });

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
    const told = (await catalog().told('catalog.product-changed.v1')).filter(
      ({ productId }) => productId === product.id,
    );
    expect(told.map(({ changes }) => changes?.[`${small.code}.code`] ?? changes?.[`${blue.code}.code`])).toEqual([
      undefined,
      { from: small.code, to: null },
      { from: blue.code, to: null },
    ]);
  });

  it('is the owner’s and admins’ alone', async () => {
    const { product, blue, small } = await variantProduct();
    for (const path of [`/variants/${blue.id}`, `/variant-sizes/${small.id}`]) {
      expect((await remove(path, catalog().tokens.otherVendor)).status).toBe(404);
      expect((await remove(path, catalog().tokens.customer)).status).toBe(403);
      expect((await catalog().call('DELETE', path)).status).toBe(401);
    }
    expect((await read(product.id)).variants).toHaveLength(2);
    expect((await remove(`/variants/${blue.id}`, catalog().tokens.admin)).status).toBe(204);
  });

  it('that a checkout holds is still sold to it', async () => {
    const { small } = await variantProduct();
    await hold('CK-deleted-size', small.skuId, 2);
    await remove(`/variant-sizes/${small.id}`);
    expect((await sell('CK-deleted-size')).body.outcome).toBe('sold');
  });
});
