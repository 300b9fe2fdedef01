import type { ProductView } from '@shop/contracts/services/catalog';
import { readCatalogAudit } from '../src/audit/read-catalog-audit.ts';
import { newSize, newVariant, startTestCatalog, type TestCatalog } from './test-catalog.ts';

interface Refusal {
  code: string;
  message: string;
  issues?: { path: string }[];
}

/** A catalog for a file's tests, and how they change products in it. After each test the sums of the stock hold. */
export function withChanges() {
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

  return {
    /** There is one while tests run. */
    catalog: () => catalog,
    change,
    refused: (id: number, json: object, token?: string) => change<Refusal>(id, json, token),
    changed: async (id: number, json: object, token?: string) => {
      const { status, body } = await change(id, json, token);
      expect({ status, body }).toMatchObject({ status: 200 });
      return body;
    },
    read: async (id: number, token?: string) =>
      (await catalog.call<ProductView>('GET', `/products/${id}`, { token })).body,
    hold: (reference: string, skuId: number, quantity: number) =>
      catalog.call('POST', '/reservations', {
        token: catalog.tokens.orders,
        json: { reference, expiresAt: new Date(Date.now() + 600_000).toISOString(), lines: [{ skuId, quantity }] },
      }),
    sell: (reference: string) =>
      catalog.call<{ outcome: string }>('POST', `/reservations/${reference}/sale`, { token: catalog.tokens.orders }),
    lastTold: async (skuId: number) =>
      (await catalog.told('catalog.sku-changed.v1')).filter((sku) => sku.skuId === skuId).at(-1),
    variantProduct: () => variantProduct(catalog),
  };
}

/** Gold in two sizes, and blue without sizes. */
async function variantProduct(catalog: TestCatalog) {
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
