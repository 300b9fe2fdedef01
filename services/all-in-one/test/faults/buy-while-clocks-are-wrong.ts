import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@shop/testing/eventually';
import { type Answer, type Knock } from '../knocks.ts';
import type { Customer, Started, Vendor } from '../people.ts';
import type { SeparateShop } from '../separate-shop.ts';
import { expectShopToSell } from './expect-shop-to-sell.ts';
import { expectStockToBeExact } from './expect-stock-to-be-exact.ts';

interface WrongClocks {
  vendor: Vendor;
  setWrong(): Promise<void>;
  setRight(): Promise<void>;
  forMs: number;
}

/** Fewer than want a piece, so that one that is sold twice is seen. */
const STOCK = 10;
const WANTING = 6;
const BETWEEN_MS = 500;
const SETTLED_MS = 150_000;
/** What a shop whose clocks don't agree may say: sign in again, it is sold, try again. */
const REFUSALS = [401, 409, 503];

/**
 * Clocks go wrong while checkouts are open, customers pay and come, or go for good, and an order is cancelled. Throws unless all
 * that was paid is an order or goes back, nothing is sold twice, and nothing stays held when the clocks are right again.
 */
export async function buyWhileClocksAreWrong(shop: SeparateShop, { vendor, setWrong, setRight, forMs }: WrongClocks) {
  const { people, databases } = shop;
  const [wanted, other] = await Promise.all([STOCK, 1000].map((stock) => people.addProduct(vendor, { stock })));
  if (!wanted || !other) throw new Error('There is nothing to buy.');
  const [returning, leaving, late, unpaid, cancelling] = await Promise.all(
    Array.from({ length: 5 }, () => people.newPayer(wanted.id)),
  );
  if (!returning || !leaving || !late || !unpaid || !cancelling) throw new Error('There are too few payers.');
  const wanting = await Promise.all(Array.from({ length: WANTING }, () => people.newCustomer()));
  await people.atProvider(cancelling.started);
  const { body } = await people.placeOrder(cancelling.customer, cancelling.started.reference);

  await setWrong();
  try {
    const until = performance.now() + forMs;
    await people.atProvider(leaving.started);
    await people.atProvider(returning.started);
    await Promise.all([
      insist(shop, returning.customer, (token) => place(shop, returning.started, token), until),
      insist(shop, cancelling.customer, (token) => cancel(shop, body.order.id, token), until),
      ...wanting.map((customer) => buyIfPossible(shop, customer, wanted.id, until)),
      pause(forMs),
    ]);
  } finally {
    await setRight();
  }
  await people.atProvider(late.started);
  await expectShopToSell(shop, other.id);

  await eventually(
    'all that is paid is an order, or goes back',
    async () => {
      const rows = await databases.sandbox.database.query<{ reference: string }>(
        `SELECT reference FROM sandbox_transaction WHERE status = 'success'`,
      );
      const ended = await databases.payment.database.query(
        `SELECT FROM payment WHERE reference = ANY($1) AND (status = 'refunded' OR (status = 'success' AND order_id IS NOT NULL))`,
        [rows.map(({ reference }) => reference)],
      );
      return ended.length === rows.length;
    },
    { withinMs: SETTLED_MS },
  );
  await eventually(
    'nothing is held',
    async () => {
      const held = await databases.catalog.database.query(`SELECT FROM reservation WHERE state = 'held'`);
      const open = await databases.orders.database.query(
        `SELECT FROM checkout WHERE state IN ('opening', 'open', 'paid')`,
      );
      return held.length + open.length === 0;
    },
    { withinMs: SETTLED_MS },
  );
  await expectStockToBeExact(shop, { productId: wanted.id, began: STOCK });
}

type Asked = (token: string) => Promise<Answer>;

/** Asks until it is answered or the time is up, and signs in again where the shop wants that. */
async function insist({ people }: SeparateShop, customer: Customer, ask: Asked, until: number): Promise<Answer> {
  let token = customer.token;
  for (;;) {
    const answer = await ask(token);
    if (answer.status < 300 || performance.now() > until) return answer;
    expect(REFUSALS).toContain(answer.status);
    if (answer.status === 401) token = await people.signIn(customer.email);
    await pause(BETWEEN_MS);
  }
}

async function buyIfPossible(shop: SeparateShop, customer: Customer, productId: number, until: number): Promise<void> {
  const { knocks, people } = shop;
  const asked = <Body>(method: string, path: string, knock: Knock = {}) =>
    insist(shop, customer, (token) => knocks(method, path, { ...knock, token }), until) as Promise<Answer<Body>>;
  const line = { productId, variantId: null, sizeId: null, quantity: 1 };
  const added = await asked<{ totals: { total: number } }>('POST', '/api/carts', { json: line });
  if (added.status > 299) return;
  const json = { amount: added.body.totals.total, email: customer.email, addressId: customer.address.id };
  const started = await asked<Started>('POST', '/api/payments/initiate', { json });
  if (started.status > 299) return;
  await people.atProvider(started.body);
  await insist(shop, customer, (token) => place(shop, started.body, token), until);
}

const place = ({ knocks }: SeparateShop, { reference }: Started, token: string) =>
  knocks('POST', '/api/orders/placeOrder', { token, json: { transactionId: reference, shippingFee: 0 } });

const cancel = ({ knocks }: SeparateShop, orderId: number, token: string) =>
  knocks('POST', `/api/orders/${orderId}/cancel`, { token, json: { reason: 'Too small' } });
