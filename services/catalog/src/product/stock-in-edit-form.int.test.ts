import type { ProductView } from '@shop/contracts/services/catalog';
import { withChanges } from '../../test/with-changes.ts';

const { catalog, refused, changed, read, hold, sell, variantProduct } = withChanges();
const addImageUrls: string[] = [];

describe('the stock in an edit form', () => {
  const sold = async (product: ProductView, quantity: number, reference: string) => {
    expect((await hold(reference, product.skuId, quantity)).status).toBe(201);
    expect((await sell(reference)).body.outcome).toBe('sold');
  };

  it('that was only carried along does not bring back what was sold meanwhile', async () => {
    const product = await catalog().product({ stock: 10 });
    await sold(product, 3, 'CK-carried-along');
    expect((await changed(product.id, { description: 'new', stock: 10, stockSeen: 10 })).stock).toBe(7);
  });

  it('that was changed on another figure than the present one is a 409 that names it, and nothing is written', async () => {
    const product = await catalog().product({ stock: 10 });
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
    const product = await catalog().product({ stock: 5 });
    await hold('CK-held-pieces', product.skuId, 3);
    expect(await refused(product.id, { stock: 2 })).toMatchObject({ status: 409, body: { code: 'stock_held' } });
    expect((await changed(product.id, { stock: 3 })).stock).toBe(3);
  });

  it('is physical for the owner and admins, with what is held beside it, and what can be bought for everybody else', async () => {
    const { product, small } = await variantProduct();
    await hold('CK-physical', small.skuId, 2);
    const { vendor, admin, otherVendor, customer } = catalog().tokens;
    for (const token of [vendor, admin]) {
      const seen = await read(product.id, token);
      expect(seen).toMatchObject({
        stock: 15,
        heldStock: 2,
        variants: [{ stock: 10, heldStock: 2 }, { heldStock: 0 }],
      });
      expect(seen.variants[0]?.sizes[0]).toMatchObject({ stock: 5, heldStock: 2 });
      const query = { filter: { manage: true, id: product.id } };
      const { body } = await catalog().call<{ rows: ProductView[] }>('GET', '/products', { token, query });
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
    const product = await catalog().product({ stock: 100 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => refused(product.id, { stock: 80 + index, stockSeen: 100 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  it('loses no piece where ten sales and ten edits meet', async () => {
    const product = await catalog().product({ stock: 100 });
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
