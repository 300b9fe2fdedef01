import { eventually } from '@shop/testing/eventually';
import { createTestDatabase } from '@shop/testing/test-database';
import type { TestDatabase } from '@shop/testing/test-database';
import type { PostgresDatabase } from '@shop/chassis/database/postgres';
import type { CheckoutState } from './checkout.ts';
import { findCheckout, markClosed, markOpen, markPaidAtOnce } from './checkout-store.ts';

let testDatabase: TestDatabase;
let database: PostgresDatabase;
let lastCustomer = 0;

beforeAll(async () => {
  testDatabase = await createTestDatabase('orders');
  ({ database } = testDatabase);
});
afterAll(() => testDatabase.drop());

const AT = new Date('2026-11-27T14:05:41.120Z');
const ADDRESS = {
  ...{ title: 'Home', street: '12 Dagomba Rd', city: 'Accra', region: 'Greater Accra', country: 'Ghana' },
  ...{ phone: '+233201234567', latitude: null, longitude: null },
};
const CART = 'SELECT FROM cart WHERE customer_id = $1 FOR UPDATE';
const FREE_CART = `${CART} SKIP LOCKED`;
const FREE_CHECKOUT = 'SELECT FROM checkout WHERE reference = $1 FOR UPDATE SKIP LOCKED';

/** A checkout of a new customer's. */
async function newCheckout(state: CheckoutState, { withAddress = true, withCart = true } = {}) {
  lastCustomer += 1;
  const [customerId, reference] = [lastCustomer, `reference ${lastCustomer}`];
  if (withCart)
    await database.execute('INSERT INTO cart (customer_id, created_at, changed_at) VALUES ($1, $2, $2)', [
      customerId,
      AT,
    ]);
  await database.execute(
    `INSERT INTO checkout (reference, customer_id, state, reason, customer_name, customer_email, address_id, address,
       shipping_pesewas, total_pesewas, authorization_url, created_at, expires_at, paid_at)
     VALUES ($1, $2, $3, CASE WHEN $3 IN ('closed', 'unfulfillable') THEN 'replaced' END, '', '', $4, $5, 0, 1, 'https://pay.test', $6, $6,
       CASE WHEN $3 IN ('paid', 'placed', 'unfulfillable') THEN $6::timestamptz END)`,
    [reference, customerId, state, withAddress ? 7 : null, withAddress ? JSON.stringify(ADDRESS) : null, AT],
  );
  return { customerId, reference };
}
const pay = (reference: string, address: Parameters<typeof markPaidAtOnce>[2]['address'] = null) =>
  markPaidAtOnce(database, reference, { address, at: new Date() });
const someoneWaits = () =>
  eventually('somebody waits for a lock', async () => {
    const rows = await database.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });

test.each(['opening', 'open'] as const)('a checkout that is %s is paid', async (state) => {
  const { reference } = await newCheckout(state);
  expect(await pay(reference)).toBe(true);
  expect(await findCheckout(database, reference)).toMatchObject({ state: 'paid', address: { id: 7, copy: ADDRESS } });
  expect(await pay(reference)).toBe(false);
});

test.each(['paid', 'placed', 'closed', 'unfulfillable'] as const)('one that is %s stays as it is', async (state) => {
  const { reference } = await newCheckout(state);
  const before = await findCheckout(database, reference);
  expect(await pay(reference)).toBe(false);
  expect(await findCheckout(database, reference)).toEqual(before);
});

test('one without an address is not paid before one is named', async () => {
  const { reference } = await newCheckout('open', { withAddress: false });
  expect(await pay(reference)).toBe(false);
  expect(await findCheckout(database, reference)).toMatchObject({ state: 'open' });
  expect(await pay(reference, { id: 8, copy: { ...ADDRESS, street: 'Behind Total' } })).toBe(true);
  expect(await findCheckout(database, reference)).toMatchObject({
    state: 'paid',
    address: { id: 8, copy: { street: 'Behind Total' } },
  });
});

test('one whose customer has no cart is paid', async () => {
  const { reference } = await newCheckout('open', { withCart: false });
  expect(await pay(reference)).toBe(true);
});

test('whoever holds the cart is waited for, with the checkout untouched, and what is then true counts', async () => {
  const { customerId, reference } = await newCheckout('open');
  const { paying } = await database.transaction(async (tx) => {
    await tx.query(CART, [customerId]);
    const paying = pay(reference);
    await someoneWaits();
    expect(await tx.query(FREE_CHECKOUT, [reference])).toHaveLength(1);
    await markClosed(tx, reference, { reason: 'replaced', at: AT });
    return { paying };
  });
  expect(await paying).toBe(false);
  expect(await findCheckout(database, reference)).toMatchObject({ state: 'closed', reason: 'replaced' });
});

test('a checkout that opens during the wait for the cart is paid as it is by then', async () => {
  const { customerId, reference } = await newCheckout('opening');
  const { paying } = await database.transaction(async (tx) => {
    await tx.query(CART, [customerId]);
    const paying = pay(reference);
    await someoneWaits();
    await markOpen(tx, reference, 'https://pay.test/opened');
    return { paying };
  });
  expect(await paying).toBe(true);
  expect(await findCheckout(database, reference)).toMatchObject({
    state: 'paid',
    authorizationUrl: 'https://pay.test/opened',
  });
});

test('the cart is held while the checkout is waited for, and one that ends meanwhile is not paid', async () => {
  const { customerId, reference } = await newCheckout('open');
  const { paying } = await database.transaction(async (tx) => {
    await markClosed(tx, reference, { reason: 'expired', at: AT });
    const paying = pay(reference);
    await someoneWaits();
    expect(await database.query(FREE_CART, [customerId])).toEqual([]);
    return { paying };
  });
  expect(await paying).toBe(false);
  expect(await findCheckout(database, reference)).toMatchObject({ state: 'closed', reason: 'expired' });
  expect(await database.query(FREE_CART, [customerId])).toHaveLength(1);
});
