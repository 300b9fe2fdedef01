import { randomUUID } from 'node:crypto';
import type { EventPayload } from '@shop/contracts/events/registry';
import { eventually } from '@shop/testing/eventually';
import { keepStock } from '../../test/stock-keeping.ts';
import { readCatalogAudit } from '../audit/read-catalog-audit.ts';
import { readSales } from '../audit/read-reservations.ts';
import type { StockLine } from '../stock/stock-line.ts';
import { putBack } from './put-back.ts';

const { catalog, start, stop, sell, release, held, sold, skuOf, figures } = keepStock();

beforeAll(start);
afterAll(stop);
afterEach(async () => {
  expect((await readCatalogAudit(catalog().parts.database)).violations).toEqual([]);
});

const cancelled = (
  reference: string,
  returnedLines: StockLine[],
  fields: Partial<EventPayload<'orders.order-cancelled.v1'>> = {},
) => ({
  orderId: 5,
  number: 'AK-7F3K9Q2M',
  reference,
  customerId: 7,
  cause: 'customer' as const,
  reason: 'Wrong size',
  refundPesewas: 12000,
  fulfilmentIds: [8],
  returnedLines,
  version: 2,
  ...fields,
});
const rejected = (reference: string, fulfilmentId: number, returnedLines: StockLine[]) => ({
  orderId: 5,
  number: 'AK-7F3K9Q2M',
  reference,
  customerId: 7,
  fulfilmentId,
  vendorId: 3,
  reason: 'Torn',
  refundPesewas: 6000,
  returnedLines,
  version: 2,
});

describe('what comes back', () => {
  it('of a cancelled order is for sale again, once', async () => {
    const skuId = await skuOf(5);
    const reference = await sold([{ skuId, quantity: 2 }]);
    const id = randomUUID();
    const event = cancelled(reference, [{ skuId, quantity: 2 }]);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        catalog().publish('orders.order-cancelled.v1', event, index % 2 ? id : randomUUID()),
      ),
    );
    await eventually('two pieces are back', async () => (await figures(skuId))?.stock === 5);
    const [sale] = (await readSales(catalog().parts.database)).filter((each) => each.reference === reference);
    expect(sale?.lines).toEqual([{ skuId, sold: 2, returned: 2 }]);
  });

  it('comes back fulfilment by fulfilment', async () => {
    const [a, b] = [await skuOf(5), await skuOf(5)];
    const [lineA, lineB] = [
      { skuId: a, quantity: 1 },
      { skuId: b, quantity: 3 },
    ];
    const reference = await sold([lineA, lineB]);
    await Promise.all(
      [8, 8, 9].map((id) =>
        catalog().publish('orders.fulfilment-rejected.v1', rejected(reference, id, id === 8 ? [lineA] : [lineB])),
      ),
    );
    expect([await figures(a), await figures(b)]).toEqual([
      { stock: 5, reserved: 0 },
      { stock: 5, reserved: 0 },
    ]);
  });

  it('comes back once for each fulfilment, also where more of the same is still sold', async () => {
    const skuId = await skuOf(5);
    const reference = await sold([{ skuId, quantity: 4 }]);
    const once = rejected(reference, 8, [{ skuId, quantity: 1 }]);
    await Promise.all([1, 2, 3].map(() => catalog().publish('orders.fulfilment-rejected.v1', once)));
    expect(await figures(skuId)).toEqual({ stock: 2, reserved: 0 });
  });

  it('is never more than was sold', async () => {
    const skuId = await skuOf(5);
    const reference = await sold([{ skuId, quantity: 1 }]);
    const { database, outbox, now } = catalog().parts;
    const tooMany = [{ skuId, quantity: 2 }];
    const putting = database.transaction((tx) =>
      putBack({ tx, outbox, reference, part: 'order', lines: tooMany, at: now() }),
    );
    await expect(putting).rejects.toThrow('more pieces are to come back');
    expect(await figures(skuId)).toEqual({ stock: 4, reserved: 0 });
  });

  it('is everything where a paid checkout can’t become an order', async () => {
    const skuId = await skuOf(5);
    const references = [await sold([{ skuId, quantity: 2 }]), await held([{ skuId, quantity: 1 }])];
    for (const reference of [...references, ...references]) {
      const payload = { reference, customerId: 7, reason: 'replaced' as const };
      await catalog().publish('orders.checkout-unfulfillable.v1', payload);
    }
    expect(await figures(skuId)).toEqual({ stock: 5, reserved: 0 });
  });

  it('leaves nothing for a sale that is still on its way, of what was held or held no more', async () => {
    const skuId = await skuOf(5);
    const gone = await held([{ skuId, quantity: 2 }]);
    await release(gone);
    for (const reference of [gone, await held([{ skuId, quantity: 1 }])]) {
      await catalog().publish('orders.checkout-unfulfillable.v1', { reference, customerId: 7, reason: 'replaced' });
      expect((await sell(reference)).body.outcome).toBe('sold-out');
    }
    expect(await figures(skuId)).toEqual({ stock: 5, reserved: 0 });
  });

  it('is nothing of an order that was sold out', async () => {
    const skuId = await skuOf(5);
    const reference = await held([{ skuId, quantity: 1 }]);
    await catalog().publish('orders.order-cancelled.v1', cancelled(reference, [], { cause: 'sold-out' }));
    expect(await figures(skuId)).toEqual({ stock: 5, reserved: 1 });
  });
});
