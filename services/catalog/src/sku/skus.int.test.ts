import { skuViewSchema } from '@shop/contracts/services/catalog';
import type { ProductView, SkuView } from '@shop/contracts/services/catalog';
import { newSize, newVariant, startTestCatalog } from '../../test/test-catalog.ts';
import type { ErrorAnswer, TestCatalog } from '../../test/test-catalog.ts';
import { republishCatalog } from '../replay/republish-catalog.ts';

let catalog: TestCatalog;
let plain: ProductView;
let dress: ProductView;
let sizeId: number;

beforeAll(async () => {
  catalog = await startTestCatalog();
  const [color, other] = [await catalog.lookup('colors', { name: 'Gold' }), await catalog.lookup('colors')];
  sizeId = (await catalog.lookup('sizes', { name: '2–3 years' })).id;
  plain = await catalog.product();
  dress = await catalog.product({
    variants: [newVariant(color.id, { sizes: [newSize(sizeId)] }), newVariant(other.id)],
  });
});
afterAll(() => catalog.stop());

const find = (query: Record<string, unknown>) => catalog.call<SkuView & ErrorAnswer>('GET', '/skus/find', { query });
const variantId = (index: number) => dress.variants[index]?.id ?? 0;

describe('finding what a person means', () => {
  it('answers the SKU with its price, its names and what can be bought', async () => {
    const { body } = await find({ productId: dress.id, variantId: variantId(0), sizeId });
    expect(skuViewSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      skuId: dress.variants[0]?.sizes[0]?.skuId,
      colorName: 'Gold',
      sizeName: '2–3 years',
      categoryName: 'Rompers',
      unitPricePesewas: 6000,
      sellable: true,
      available: 5,
    });
  });

  it('takes a product without variants, and a variant without sizes, by themselves', async () => {
    expect((await find({ productId: plain.id })).body.skuId).toBe(plain.skuId);
    expect((await find({ productId: dress.id, variantId: variantId(1) })).body.skuId).toBe(dress.variants[1]?.skuId);
  });

  it('refuses a choice that is not complete or not of this product', async () => {
    const refused = async (query: Record<string, unknown>) => {
      const { status, body } = await find(query);
      return [status, body.code];
    };
    expect(await refused({ productId: dress.id })).toEqual([400, 'variant_needed']);
    expect(await refused({ productId: dress.id, variantId: variantId(0) })).toEqual([400, 'size_needed']);
    expect(await refused({ productId: dress.id, variantId: variantId(0), sizeId: 99_999 })).toEqual([
      400,
      'size_unknown',
    ]);
    expect(await refused({ productId: dress.id, variantId: variantId(1), sizeId })).toEqual([400, 'size_unknown']);
    expect(await refused({ productId: plain.id, variantId: variantId(0) })).toEqual([400, 'variant_unknown']);
    expect(await refused({ productId: plain.id, sizeId })).toEqual([400, 'size_unknown']);
    expect(await refused({ productId: 'x' })).toEqual([400, 'invalid']);
  });

  it('does not find what is unknown, not listed, or deleted', async () => {
    const draft = await catalog.product({ imageUrls: [] });
    const deleted = await catalog.product();
    await catalog.call('DELETE', `/products/${deleted.id}`, { token: catalog.tokens.admin });
    for (const productId of [999_999, draft.id, deleted.id]) expect((await find({ productId })).status).toBe(404);
  });
});

it('SKUs are read by id, those no longer sold too', async () => {
  const deleted = await catalog.product();
  await catalog.call('DELETE', `/products/${deleted.id}`, { token: catalog.tokens.admin });
  const ids = [plain.skuId, deleted.skuId, 999_999].join(',');
  const { body } = await catalog.call<{ skus: SkuView[] }>('GET', '/skus', { query: { ids } });
  expect(body.skus.map(({ skuId, sellable }) => [skuId, sellable])).toEqual([
    [plain.skuId, true],
    [deleted.skuId, false],
  ]);
  for (const bad of ['', 'x', '1,,2', '99999999999']) {
    expect((await catalog.call('GET', '/skus', { query: { ids: bad } })).status).toBe(400);
  }
});

it('a replay tells every SKU and its stock again at the versions they have', async () => {
  const before = await catalog.told('catalog.sku-changed.v1');
  const latest = new Map(before.map((sku) => [sku.skuId, sku]));
  const told = await republishCatalog(catalog.parts);
  expect(told).toBe(latest.size);
  const again = (await catalog.told('catalog.sku-changed.v1')).slice(before.length);
  expect(new Map(again.map((sku) => [sku.skuId, sku]))).toEqual(latest);
  const stocks = await catalog.told('catalog.stock-changed.v1');
  expect(stocks.slice(-told).every(({ version }) => version === 1)).toBe(true);
});
