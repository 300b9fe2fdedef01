import { randomUUID } from 'node:crypto';
import type { EventPayload } from '@shop/contracts/events/registry';
import type { SkuView } from '@shop/contracts/services/catalog';
import { eventually } from '@shop/testing/eventually';
import { startTestCatalog } from '../../test/test-catalog.ts';
import type { ErrorAnswer, TestCatalog } from '../../test/test-catalog.ts';
import { readCatalogAudit } from '../audit/read-catalog-audit.ts';
import { readReservations, readSales } from '../audit/read-reservations.ts';
import { putBack } from './put-back.ts';
import { releaseExpired } from './release-expired.ts';

const MINUTE_MS = 60_000;
let catalog: TestCatalog;
let clock = new Date('2026-11-27T12:00:00Z');

beforeAll(async () => {
  catalog = await startTestCatalog({ now: () => clock });
});
afterAll(() => catalog.stop());
afterEach(async () => {
  expect((await readCatalogAudit(catalog.parts.database)).violations).toEqual([]);
});

interface Line {
  skuId: number;
  quantity: number;
}
const newReference = () => `CK-${randomUUID()}`;
const inMinutes = (minutes: number) => new Date(clock.getTime() + minutes * MINUTE_MS);
const passing = (minutes: number) => (clock = inMinutes(minutes));

const reserve = (reference: string, lines: Line[]) =>
  catalog.call<{ skus: SkuView[] } & ErrorAnswer>('POST', '/reservations', {
    token: catalog.tokens.orders,
    json: { reference, expiresAt: inMinutes(15).toISOString(), lines },
  });
const sell = (reference: string) =>
  catalog.call<{ outcome?: string }>('POST', `/reservations/${reference}/sale`, { token: catalog.tokens.orders });
const release = (reference: string) =>
  catalog.call('DELETE', `/reservations/${reference}`, { token: catalog.tokens.orders });

async function held(lines: Line[]): Promise<string> {
  const reference = newReference();
  expect((await reserve(reference, lines)).status).toBe(201);
  return reference;
}
async function sold(lines: Line[]): Promise<string> {
  const reference = await held(lines);
  expect((await sell(reference)).body.outcome).toBe('sold');
  return reference;
}

const skuOf = async (stock: number, fields: object = {}) => (await catalog.product({ stock, ...fields })).skuId;
/** What was told of the free pieces of a SKU, with the version of each telling. */
const toldOf = async (skuId: number) =>
  (await catalog.told('catalog.stock-changed.v1'))
    .filter((stock) => stock.skuId === skuId)
    .map(({ available, version }) => [available, version]);
async function figures(skuId: number) {
  const [row] = await catalog.parts.database.query<{ stock: number; reserved: number }>(
    'SELECT stock, reserved FROM sku WHERE id = $1',
    [skuId],
  );
  return row;
}
const cancelled = (
  reference: string,
  returnedLines: Line[],
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
const rejected = (reference: string, fulfilmentId: number, returnedLines: Line[]) => ({
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

describe('reserving', () => {
  it('holds pieces, answers the present prices, and tells the stock', async () => {
    const skuId = await skuOf(3, { discountPesewas: 5000 });
    const { status, body } = await reserve(newReference(), [{ skuId, quantity: 2 }]);
    expect(status).toBe(201);
    expect(body.skus).toMatchObject([
      { skuId, unitPricePesewas: 5000, listPricePesewas: 6000, available: 1, sellable: true },
    ]);
    expect(await figures(skuId)).toEqual({ stock: 3, reserved: 2 });
    expect(await toldOf(skuId)).toEqual([
      [3, 1],
      [1, 2],
    ]);
  });

  it.each([1, 2, 3, 4, 5])('gives the last piece to exactly one of twenty at once (round %i)', async () => {
    const skuId = await skuOf(1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => reserve(newReference(), [{ skuId, quantity: 1 }])),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'sold_out',
      message: '“Kente romper” is sold out.',
    });
    expect(await figures(skuId)).toEqual({ stock: 1, reserved: 1 });
  });

  it('bears carts that name the same SKUs in different orders', async () => {
    const [a, b] = [await skuOf(20), await skuOf(20)];
    const lines = [
      { skuId: a, quantity: 1 },
      { skuId: b, quantity: 1 },
    ];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reserve(newReference(), index % 2 ? lines : lines.toReversed())),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect([await figures(a), await figures(b)]).toEqual([
      { stock: 20, reserved: 20 },
      { stock: 20, reserved: 20 },
    ]);
  });

  it('holds all lines or none', async () => {
    const [plenty, scarce] = [await skuOf(9), await skuOf(1)];
    const answer = await reserve(newReference(), [
      { skuId: plenty, quantity: 2 },
      { skuId: scarce, quantity: 2 },
    ]);
    expect(answer.body.message).toBe('Only 1 of “Kente romper” can be bought.');
    expect(await figures(plenty)).toEqual({ stock: 9, reserved: 0 });
  });

  it('counts two lines of one SKU together', async () => {
    const skuId = await skuOf(3);
    const line = { skuId, quantity: 2 };
    expect((await reserve(newReference(), [line, line])).status).toBe(409);
  });

  it('holds once, however often the same reference is sent', async () => {
    const skuId = await skuOf(5);
    const reference = newReference();
    const answers = await Promise.all(Array.from({ length: 10 }, () => reserve(reference, [{ skuId, quantity: 2 }])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await figures(skuId)).toEqual({ stock: 5, reserved: 2 });
  });

  it('refuses what is not for sale and what nobody knows', async () => {
    const draft = (await catalog.product({ imageUrls: [] })).skuId;
    const unavailable = await skuOf(5, { available: false });
    for (const skuId of [draft, unavailable, 999_999]) {
      expect((await reserve(newReference(), [{ skuId, quantity: 1 }])).body.code).toBe('sold_out');
    }
  });

  it('is for the orders service only', async () => {
    const json = {
      reference: newReference(),
      expiresAt: inMinutes(1).toISOString(),
      lines: [{ skuId: 1, quantity: 1 }],
    };
    const as = async (token?: string) => (await catalog.call('POST', '/reservations', { token, json })).status;
    const { customer, vendor, admin, payment } = catalog.tokens;
    expect(await as()).toBe(401);
    for (const token of [customer, vendor, admin, payment]) expect(await as(token)).toBe(403);
  });
});

describe('releasing', () => {
  it('gives the pieces back once, by call and by event, in any number', async () => {
    const skuId = await skuOf(5);
    const reference = await held([{ skuId, quantity: 2 }]);
    await held([{ skuId, quantity: 1 }]);
    const closed = { reference, customerId: 7, reason: 'expired' as const };
    await Promise.all([
      ...Array.from({ length: 5 }, () => release(reference)),
      ...Array.from({ length: 5 }, () => catalog.publish('orders.checkout-closed.v1', closed)),
    ]);
    expect(await figures(skuId)).toEqual({ stock: 5, reserved: 1 });
  });

  it('closes a reference for a call to reserve that comes late', async () => {
    const skuId = await skuOf(5);
    const reference = newReference();
    expect((await release(reference)).status).toBe(204);
    expect((await reserve(reference, [{ skuId, quantity: 1 }])).body.code).toBe('reservation_closed');
    expect(await figures(skuId)).toEqual({ stock: 5, reserved: 0 });
  });

  it('leaves sold what is sold', async () => {
    const skuId = await skuOf(5);
    const reference = await sold([{ skuId, quantity: 2 }]);
    await release(reference);
    expect(await figures(skuId)).toEqual({ stock: 3, reserved: 0 });
  });

  it('comes by itself a minute after the time is up, unless the time was extended', async () => {
    const skuId = await skuOf(5);
    await held([{ skuId, quantity: 1 }]);
    const extended = await held([{ skuId, quantity: 2 }]);
    const json = { expiresAt: inMinutes(60).toISOString() };
    const path = `/reservations/${extended}`;
    expect((await catalog.call('PATCH', path, { token: catalog.tokens.orders, json })).status).toBe(204);
    passing(15.5);
    await releaseExpired(catalog.parts);
    expect((await figures(skuId))?.reserved).toBe(3);
    passing(1);
    await Promise.all([releaseExpired(catalog.parts), releaseExpired(catalog.parts)]);
    expect((await figures(skuId))?.reserved).toBe(2);
  });

  it('can’t be undone by extending', async () => {
    const reference = await held([{ skuId: await skuOf(5), quantity: 1 }]);
    await release(reference);
    const extend = (name: string) =>
      catalog.call('PATCH', `/reservations/${name}`, {
        token: catalog.tokens.orders,
        json: { expiresAt: inMinutes(30).toISOString() },
      });
    expect((await extend(reference)).status).toBe(409);
    expect((await extend(newReference())).status).toBe(404);
  });
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
    const product = await catalog.product({ stock: 1 });
    const reference = await held([{ skuId: product.skuId, quantity: 1 }]);
    await catalog.call('DELETE', `/products/${product.id}`, { token: catalog.tokens.vendor });
    expect((await sell(reference)).body.outcome).toBe('sold');
  });

  it('answers 404 for a reference that was never seen', async () => {
    expect((await sell(newReference())).status).toBe(404);
  });
});

describe('what comes back', () => {
  it('of a cancelled order is for sale again, once', async () => {
    const skuId = await skuOf(5);
    const reference = await sold([{ skuId, quantity: 2 }]);
    const id = randomUUID();
    const event = cancelled(reference, [{ skuId, quantity: 2 }]);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        catalog.publish('orders.order-cancelled.v1', event, index % 2 ? id : randomUUID()),
      ),
    );
    await eventually('two pieces are back', async () => (await figures(skuId))?.stock === 5);
    const [sale] = (await readSales(catalog.parts.database)).filter((each) => each.reference === reference);
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
        catalog.publish('orders.fulfilment-rejected.v1', rejected(reference, id, id === 8 ? [lineA] : [lineB])),
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
    await Promise.all([1, 2, 3].map(() => catalog.publish('orders.fulfilment-rejected.v1', once)));
    expect(await figures(skuId)).toEqual({ stock: 2, reserved: 0 });
  });

  it('is never more than was sold', async () => {
    const skuId = await skuOf(5);
    const reference = await sold([{ skuId, quantity: 1 }]);
    const { database, outbox, now } = catalog.parts;
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
      await catalog.publish('orders.checkout-unfulfillable.v1', payload);
    }
    expect(await figures(skuId)).toEqual({ stock: 5, reserved: 0 });
  });

  it('is nothing of an order that was sold out', async () => {
    const skuId = await skuOf(5);
    const reference = await held([{ skuId, quantity: 1 }]);
    await catalog.publish('orders.order-cancelled.v1', cancelled(reference, [], { cause: 'sold-out' }));
    expect(await figures(skuId)).toEqual({ stock: 5, reserved: 1 });
  });
});

it('the whole shop’s audit can read each reservation with its lines', async () => {
  const skuId = await skuOf(5);
  const reference = await held([{ skuId, quantity: 2 }]);
  const found = (await readReservations(catalog.parts.database)).filter((each) => each.reference === reference);
  expect(found).toEqual([{ reference, state: 'held', lines: [{ skuId, quantity: 2 }], expiresAt: inMinutes(15) }]);
});

test('what is held, and for how long over its time, is measured', async () => {
  const registry = catalog.parts.metrics.registry;
  const figure = async (name: string) =>
    Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)$`, 'm').exec(await registry.metrics())?.[1]);
  await releaseExpired(catalog.parts);
  const before = await figure('stock_holds');
  await held([{ skuId: await skuOf(3), quantity: 1 }]);
  expect(await figure('stock_holds')).toBe(before + 1);
  expect(await figure('stock_holds_overdue_seconds')).toBe(0);
  passing(17);
  expect(await figure('stock_holds_overdue_seconds')).toBeGreaterThanOrEqual(120);
  await releaseExpired(catalog.parts);
  expect(await figure('stock_holds_overdue_seconds')).toBe(0);
});
