import { eventually } from '@shop/testing/eventually';
import type { Vendor } from '../people.ts';
import type { SeparateShop } from '../separate-shop.ts';
import { expectQueuesToEmpty } from './expect-queues-to-empty.ts';
import { unsentEvents } from './unsent-events.ts';

interface Outage {
  vendor: Vendor;
  /** At least so many are placed. */
  orders: number;
  /** At least so long the broker stays away. */
  forMs?: number;
  takeAway(): Promise<void>;
  bringBack(): Promise<void>;
}

const DELIVERED_MS = 60_000;
const STOCK = 1000;

/** Customers buy and a vendor registers while no event can be sent. Throws unless all of it is known everywhere afterwards. */
export async function buyWithoutBroker(shop: SeparateShop, { vendor, orders, forMs = 0, takeAway, bringBack }: Outage) {
  const { people, databases } = shop;
  const product = await people.addProduct(vendor, { stock: STOCK });
  await eventually('everything is told', async () => (await unsentEvents(shop)) === 0);

  await takeAway();
  const placed: number[] = [];
  const until = performance.now() + forMs;
  let newVendor: Vendor;
  try {
    newVendor = await people.newVendor();
    while (placed.length < orders || performance.now() < until) {
      const { customer, started } = await people.newPayer(product.id);
      await people.atProvider(started);
      const { status, body } = await people.placeOrder(customer, started.reference);
      expect([200, 201]).toContain(status);
      placed.push(body.order.id);
    }
    expect(await people.stockOf(product.id)).toBe(STOCK - placed.length);
    expect(await unsentEvents(shop)).toBeGreaterThan(orders);
  } finally {
    await bringBack();
  }

  await eventually('the outboxes are empty', async () => (await unsentEvents(shop)) === 0, {
    withinMs: DELIVERED_MS,
  });
  await eventually(
    'payment knows each vendor’s share',
    async () => {
      const [shares] = await databases.payment.database.query<{ count: number }>(
        'SELECT count(*) FROM share JOIN payment ON payment.id = share.payment_id WHERE order_id = ANY($1)',
        [placed],
      );
      return shares?.count === placed.length;
    },
    { withinMs: DELIVERED_MS },
  );
  await eventually(
    'orders knows the stock that is left',
    async () => {
      const copies = await databases.orders.database.query<{ available: number }>(
        'SELECT available FROM sku_stock_copy JOIN sku_copy USING (sku_id) WHERE product_id = $1',
        [product.id],
      );
      return copies.length === 1 && copies[0]?.available === STOCK - placed.length;
    },
    { withinMs: DELIVERED_MS },
  );
  await eventually(
    'the admin reads of the new vendor',
    async () => {
      const reports = await databases.content.database.query('SELECT FROM log_report WHERE vendor_id = $1', [
        newVendor.vendorId,
      ]);
      return reports.length === 2;
    },
    { withinMs: DELIVERED_MS },
  );
  await shop.expectSumsToHold({ withinMs: DELIVERED_MS });
  await expectQueuesToEmpty(shop);
}
