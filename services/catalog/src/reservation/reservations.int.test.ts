import { keepStock, newReference } from '../../test/stock-keeping.ts';
import { readCatalogAudit } from '../audit/read-catalog-audit.ts';
import { readReservations } from '../audit/read-reservations.ts';
import { releaseExpired } from './release-expired.ts';

const { catalog, start, stop, inMinutes, passing, reserve, release, held, sold, skuOf, figures, toldOf } = keepStock();

beforeAll(start);
afterAll(stop);
afterEach(async () => {
  expect((await readCatalogAudit(catalog().parts.database)).violations).toEqual([]);
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
    const draft = (await catalog().product({ imageUrls: [] })).skuId;
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
    const as = async (token?: string) => (await catalog().call('POST', '/reservations', { token, json })).status;
    const { customer, vendor, admin, payment } = catalog().tokens;
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
      ...Array.from({ length: 5 }, () => catalog().publish('orders.checkout-closed.v1', closed)),
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
    expect((await catalog().call('PATCH', path, { token: catalog().tokens.orders, json })).status).toBe(204);
    passing(15.5);
    await releaseExpired(catalog().parts);
    expect((await figures(skuId))?.reserved).toBe(3);
    passing(1);
    await Promise.all([releaseExpired(catalog().parts), releaseExpired(catalog().parts)]);
    expect((await figures(skuId))?.reserved).toBe(2);
  });

  it('can’t be undone by extending', async () => {
    const reference = await held([{ skuId: await skuOf(5), quantity: 1 }]);
    await release(reference);
    const extend = (name: string) =>
      catalog().call('PATCH', `/reservations/${name}`, {
        token: catalog().tokens.orders,
        json: { expiresAt: inMinutes(30).toISOString() },
      });
    expect((await extend(reference)).status).toBe(409);
    expect((await extend(newReference())).status).toBe(404);
  });
});

it('the whole shop’s audit can read each reservation with its lines', async () => {
  const skuId = await skuOf(5);
  const reference = await held([{ skuId, quantity: 2 }]);
  const found = (await readReservations(catalog().parts.database)).filter((each) => each.reference === reference);
  expect(found).toEqual([{ reference, state: 'held', lines: [{ skuId, quantity: 2 }], expiresAt: inMinutes(15) }]);
});

test('what is held, and for how long over its time, is measured', async () => {
  const registry = catalog().parts.metrics.registry;
  const figure = async (name: string) =>
    Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)$`, 'm').exec(await registry.metrics())?.[1]);
  await releaseExpired(catalog().parts);
  const before = await figure('stock_holds');
  await held([{ skuId: await skuOf(3), quantity: 1 }]);
  expect(await figure('stock_holds')).toBe(before + 1);
  expect(await figure('stock_holds_overdue_seconds')).toBe(0);
  passing(17);
  expect(await figure('stock_holds_overdue_seconds')).toBeGreaterThanOrEqual(120);
  await releaseExpired(catalog().parts);
  expect(await figure('stock_holds_overdue_seconds')).toBe(0);
});
