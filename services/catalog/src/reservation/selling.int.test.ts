import { keepStock, newReference } from '../../test/stock-keeping.ts';
import { readCatalogAudit } from '../audit/read-catalog-audit.ts';
import { lockProducts } from '../refresh/lock-products.ts';

const { catalog, start, stop, sell, release, held, sold, skuOf, figures, toldOf } = keepStock();

beforeAll(start);
afterAll(stop);
afterEach(async () => {
  expect((await readCatalogAudit(catalog().parts.database)).violations).toEqual([]);
});

describe('selling', () => {
  it('takes the held pieces once, however many ask at the same instant', async () => {
    const skuId = await skuOf(5);
    const reference = await held([{ skuId, quantity: 2 }]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => sell(reference)));
    expect(new Set(answers.map(({ body }) => body.outcome))).toEqual(new Set(['sold']));
    expect(await figures(skuId)).toEqual({ stock: 3, reserved: 0 });
  });

  it('of held pieces tells nobody, since as many are free as before', async () => {
    const skuId = await skuOf(3);
    await sold([{ skuId, quantity: 2 }]);
    await held([{ skuId, quantity: 1 }]);
    expect(await toldOf(skuId)).toEqual([
      [3, 1],
      [1, 2],
      [0, 3],
    ]);
  });

  it('of held pieces waits for nobody who is changing the product', async () => {
    const { id, skuId } = await catalog().product({ stock: 3 });
    const reference = await held([{ skuId, quantity: 2 }]);
    await catalog().parts.database.transaction(async (tx) => {
      await lockProducts(tx, [id]);
      expect((await sell(reference)).body.outcome).toBe('sold');
    });
    expect(await figures(skuId)).toEqual({ stock: 1, reserved: 0 });
  });

  it('takes free pieces where the hold had run out, and tells what is left', async () => {
    const skuId = await skuOf(2);
    const reference = await held([{ skuId, quantity: 2 }]);
    await release(reference);
    expect((await sell(reference)).body.outcome).toBe('sold');
    expect(await figures(skuId)).toEqual({ stock: 0, reserved: 0 });
    expect((await toldOf(skuId)).at(-1)).toEqual([0, 4]);
  });

  it('says sold out where the pieces are gone, and says so for ever', async () => {
    const [scarce, plenty] = [await skuOf(1), await skuOf(5)];
    const lines = [
      { skuId: plenty, quantity: 1 },
      { skuId: scarce, quantity: 1 },
    ];
    const late = await held(lines);
    await release(late);
    const first = await held([{ skuId: scarce, quantity: 1 }]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => sell(late)));
    expect(new Set(answers.map(({ body }) => body.outcome))).toEqual(new Set(['sold-out']));
    await release(first);
    expect((await sell(late)).body.outcome).toBe('sold-out');
    expect(await figures(plenty)).toEqual({ stock: 5, reserved: 0 });
  });

  it('takes one free piece for one of eight whose holds had run out, all at once', async () => {
    const skuId = await skuOf(1);
    const references: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      const reference = await held([{ skuId, quantity: 1 }]);
      await release(reference);
      references.push(reference);
    }
    const answers = await Promise.all(references.map(sell));
    expect(answers.map(({ body }) => body.outcome).sort()).toEqual([
      'sold',
      ...Array.from({ length: 7 }, () => 'sold-out'),
    ]);
    expect(await figures(skuId)).toEqual({ stock: 0, reserved: 0 });
  });

  it('bears that the product was taken out of the shop after it was held', async () => {
    const product = await catalog().product({ stock: 1 });
    const reference = await held([{ skuId: product.skuId, quantity: 1 }]);
    await catalog().call('DELETE', `/products/${product.id}`, { token: catalog().tokens.vendor });
    expect((await sell(reference)).body.outcome).toBe('sold');
  });

  it('answers 404 for a reference that was never seen', async () => {
    expect((await sell(newReference())).status).toBe(404);
  });
});
