import { eventually } from '@shop/testing/eventually';
import { vendorCard } from '../../test/test-catalog.ts';
import { withChanges } from '../../test/with-changes.ts';

const { catalog, lastTold } = withChanges();

describe('a vendor whose account was deleted', () => {
  it('has its products archived, and gets no new ones, also by older news', async () => {
    const { id: categoryId } = await catalog().lookup('categories');
    await catalog().publish('identity.vendor-activated.v1', vendorCard(20));
    const make = () => catalog().product({ vendorId: 20, categoryId }, catalog().tokens.admin);
    const products = [await make(), await make()];
    await catalog().publish('identity.vendor-archived.v1', vendorCard(20, { isActive: false, version: 2 }));
    await eventually('both are told as deleted', async () => {
      const deleted = (await catalog().told('catalog.product-deleted.v1')).map(({ productId }) => productId);
      return products.every(({ id }) => deleted.includes(id));
    });
    const query = { filter: { manage: true, vendorId: 20 } };
    const { body } = await catalog().call<{ total: number }>('GET', '/products', {
      token: catalog().tokens.admin,
      query,
    });
    expect(body.total).toBe(0);
    for (const { skuId } of products) expect(await lastTold(skuId)).toMatchObject({ sellable: false });
    await catalog().publish('identity.vendor-activated.v1', vendorCard(20, { version: 3 }));
    await expect(make()).rejects.toThrow();
  });
});
