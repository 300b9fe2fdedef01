import { newCustomer, startOrdersShop } from '../../test/orders-shop.ts';
import type { OrdersShop, Who } from '../../test/orders-shop.ts';
import { readOrdersAudit } from '../audit/read-orders-audit.ts';
import { addUpSales } from './category-sales.ts';

let shop: OrdersShop;
let lastSku = 0;

beforeEach(async () => {
  shop = await startOrdersShop();
  lastSku = 0;
});
afterEach(() => shop.stop());

const admin = { id: 1, role: 'admin' } as const;
const agent = { id: 500, role: 'delivery' } as const;
const vendor = (vendorId: number) => ({ id: 20 + vendorId, role: 'vendor', vendorId }) as const;

interface Line {
  vendorId: number;
  pesewas: number;
  categoryName?: string | null;
}
async function buy(lines: Line[], customer = newCustomer(shop)) {
  for (const { vendorId, pesewas, categoryName = 'Rompers' } of lines) {
    lastSku += 1;
    shop.catalog.put({ skuId: lastSku, vendorId, unitPricePesewas: pesewas, categoryName });
    await customer.add(lastSku);
  }
  return { customer, order: await customer.buy() };
}
const placedAt = async (orderId: number, at: string) => {
  await shop.database.execute('UPDATE customer_order SET placed_at = $2 WHERE id = $1', [orderId, at]);
  await shop.database.execute('UPDATE fulfilment SET placed_at = $2 WHERE order_id = $1', [orderId, at]);
};
const step = (who: Who, id: number, status: string, reason?: string) =>
  shop.call(who, 'PATCH', `/orders/${id}/status`, { status, reason });
const read = async (who: Who, path: string) => (await shop.call(who, 'GET', path)).body;
const now = () => new Date().toISOString();

test('the shop’s figures count live orders: what was rejected or cancelled is not in the sums', async () => {
  shop.settings.settings.shipping.defaultPesewas = 500;
  const { order } = await buy([
    { vendorId: 3, pesewas: 6000 },
    { vendorId: 4, pesewas: 2000, categoryName: 'Dresses' },
    { vendorId: 4, pesewas: 100, categoryName: null },
  ]);
  await step(vendor(3), order.id, 'cancelled', 'Torn');
  const gone = await buy([{ vendorId: 3, pesewas: 9000 }]);
  await gone.customer.call('POST', `/orders/${gone.order.id}/cancel`, { reason: 'Twice' });

  const figures = await read(admin, '/figures/orders');
  expect(figures.orders).toBe(1);
  expect([figures.byMonth.length, figures.byDay.length]).toEqual([12, 30]);
  expect(figures.byMonth.at(-1)).toEqual({ month: now().slice(0, 7), orders: 1, totalPesewas: 2600 });
  expect(figures.byDay.at(-1)).toEqual({ day: now().slice(0, 10), orders: 1, totalPesewas: 2600 });
  expect(figures.byMonth[0]).toMatchObject({ orders: 0, totalPesewas: 0 });
  expect(figures.byCategory).toEqual([
    { category: 'Dresses', orders: 1, quantity: 1, totalPesewas: 2000 },
    { category: null, orders: 1, quantity: 1, totalPesewas: 100 },
  ]);
});

test('an order counts in a category until the last of its parts there has fallen away', async () => {
  const { order } = await buy([
    { vendorId: 3, pesewas: 6000 },
    { vendorId: 4, pesewas: 2000 },
  ]);
  const byCategory = async () => (await read(admin, '/figures/orders')).byCategory;
  await step(vendor(3), order.id, 'cancelled', 'Torn');
  expect(await byCategory()).toEqual([{ category: 'Rompers', orders: 1, quantity: 1, totalPesewas: 2000 }]);
  await step(vendor(4), order.id, 'cancelled', 'Torn too');
  expect(await byCategory()).toEqual([]);
});

test('adding the notes of sales up changes no figure, however many processes do it at once', async () => {
  const bought = await buy([{ vendorId: 3, pesewas: 6000 }]);
  await buy([{ vendorId: 3, pesewas: 3000, categoryName: null }]);
  await buy([{ vendorId: 3, pesewas: 500 }]);
  await bought.customer.call('POST', `/orders/${bought.order.id}/cancel`, { reason: 'Twice' });
  const byCategory = async () => (await read(admin, '/figures/orders')).byCategory;
  const notes = async () => (await shop.database.query('SELECT FROM category_sales')).length;
  const before = await byCategory();
  expect(await notes()).toBe(4);
  await addUpSales(shop.database, 4);
  expect(await notes()).toBe(4);
  await Promise.all([addUpSales(shop.database, 3), addUpSales(shop.database, 3)]);
  expect(await notes()).toBe(2);
  expect(await byCategory()).toEqual(before);
  expect(before).toEqual([
    { category: null, orders: 1, quantity: 1, totalPesewas: 3000 },
    { category: 'Rompers', orders: 1, quantity: 1, totalPesewas: 500 },
  ]);
});

test('the audit finds a note of sales that was lost', async () => {
  await buy([{ vendorId: 3, pesewas: 6000 }]);
  expect(await readOrdersAudit(shop.database)).toEqual([]);
  await shop.database.execute('DELETE FROM category_sales');
  expect(await readOrdersAudit(shop.database)).toEqual([expect.stringContaining('Rompers')]);
});

test('an order belongs to the month in which it was placed; one of over a year ago counts in the whole only', async () => {
  const { order } = await buy([{ vendorId: 3, pesewas: 6000 }]);
  const [month = ''] = (await read(admin, '/figures/orders')).byMonth.map((row: { month: string }) => row.month);
  await placedAt(order.id, `${month}-01T00:00:00Z`);
  expect((await read(admin, '/figures/orders')).byMonth[0]).toEqual({ month, orders: 1, totalPesewas: 6000 });
  await placedAt(order.id, new Date(Date.parse(`${month}-01T00:00:00Z`) - 1).toISOString());
  const { orders, byMonth } = await read(admin, '/figures/orders');
  expect([orders, byMonth.filter((row: { orders: number }) => row.orders > 0)]).toEqual([1, []]);
});

test('a vendor’s analytics are of its own parts only', async () => {
  const { customer, order } = await buy([
    { vendorId: 3, pesewas: 6000 },
    { vendorId: 4, pesewas: 2000 },
  ]);
  await step(vendor(3), order.id, 'accepted');
  await customer.add(1);
  const { id } = await customer.buy();
  await step(vendor(3), id, 'cancelled', 'Torn');
  const figures = await read(vendor(3), '/vendors/me/analytics');
  expect(figures.byMonth.at(-1)).toEqual({ month: now().slice(0, 7), orders: 1, totalPesewas: 6000 });
  expect(figures.byProduct).toEqual([{ productId: 1001, name: 'Romper 1', quantity: 1, totalPesewas: 6000 }]);
  expect(figures.byStatus).toEqual([
    { status: 'pending', orders: 0 },
    { status: 'accepted', orders: 1 },
    { status: 'picked', orders: 0 },
    { status: 'out', orders: 0 },
    { status: 'delivered', orders: 0 },
    { status: 'cancelled', orders: 1 },
  ]);
});

test('a vendor’s clients are its own customers, with their orders and sums there', async () => {
  const first = await buy([{ vendorId: 3, pesewas: 6000 }]);
  const { order } = await buy(
    [
      { vendorId: 3, pesewas: 1000 },
      { vendorId: 4, pesewas: 5 },
    ],
    first.customer,
  );
  const second = await buy([{ vendorId: 3, pesewas: 9000 }]);
  await buy([{ vendorId: 4, pesewas: 9000 }]);
  const list = (query = '') => read(vendor(3), `/vendors/me/clients${query}`);
  const one = {
    id: first.customer.id,
    name: 'Akosua Ɔwusu',
    orders: 2,
    totalPesewas: 7000,
    lastOrderAt: order.placedAt,
  };
  const two = { id: second.customer.id, orders: 1, totalPesewas: 9000 };
  expect(await list()).toMatchObject({ total: 2, rows: [two, one] });
  expect(await list('?sort=["total","ASC"]&range=[0,0]')).toMatchObject({ total: 2, rows: [one] });
  expect((await list(`?filter=${encodeURIComponent('{"q":"ɔWUSU"}')}`)).total).toBe(2);
  expect((await list(`?filter=${encodeURIComponent('{"q":"%"}')}`)).total).toBe(0);
});

test('an agent earns the fee of each delivery as the settings stood when it delivered', async () => {
  const card = { agentId: 5, userId: agent.id, name: 'Kofi', approved: true, active: true, version: 1 };
  shop.identity.agents.set(agent.id, card);
  const deliver = async (agentFeePesewas: number, version: number) => {
    const settings = { shipping: { defaultPesewas: 0, regions: {} }, agentFeePesewas, version };
    await shop.publish('content.settings-changed.v1', settings);
    const { order } = await buy([{ vendorId: 3, pesewas: 6000 }]);
    await shop.call(admin, 'PATCH', `/deliveries/${order.delivery?.id}`, { agentId: agent.id });
    for (const status of ['accepted', 'picked', 'out', 'delivered']) await step(admin, order.id, status);
    return order;
  };
  expect(await read(agent, '/deliveries/me/earnings')).toMatchObject({ delivered: 0, totalPesewas: 0, latest: [] });
  const older = await deliver(1500, 8);
  const newer = await deliver(1000, 9);
  const earnings = await read(agent, '/deliveries/me/earnings');
  expect(earnings).toMatchObject({
    delivered: 2,
    totalPesewas: 2500,
    latest: [
      { orderId: newer.id, number: newer.number, feePesewas: 1000 },
      { orderId: older.id, feePesewas: 1500 },
    ],
  });
  expect(earnings.byMonth.at(-1)).toEqual({ month: now().slice(0, 7), delivered: 2, totalPesewas: 2500 });
  expect((await read({ id: 501, role: 'delivery' }, '/deliveries/me/earnings')).delivered).toBe(0);
});

test('figures are for those whose they are', async () => {
  const people = [null, newCustomer(shop).who, vendor(3), { id: 30, role: 'vendor' } as const, agent, admin];
  const asked = async (path: string) =>
    Promise.all(people.map(async (who) => (await shop.call(who, 'GET', path)).status));
  expect(await asked('/figures/orders')).toEqual([401, 403, 403, 403, 403, 200]);
  expect(await asked('/vendors/me/analytics')).toEqual([401, 403, 200, 404, 403, 403]);
  expect(await asked('/vendors/me/clients')).toEqual([401, 403, 200, 404, 403, 403]);
  expect(await asked('/deliveries/me/earnings')).toEqual([401, 403, 403, 403, 200, 403]);
});
