import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../knocks.ts';
import type { Customer, Started, Vendor } from '../people.ts';
import type { SeparateShop } from '../separate-shop.ts';
import { expectShopToSell } from './expect-shop-to-sell.ts';
import { expectStockToBeExact } from './expect-stock-to-be-exact.ts';
import { expectToBeAskedToTryAgain, patiently } from './patient-customer.ts';
import type { Mood, ProviderInFront } from './provider-in-front.ts';

export interface Outage {
  provider: ProviderInFront;
  mood: Mood;
  vendor: Vendor;
  forMs: number;
}

const STOCK = 1000;
const AT_THE_PAGE = 6;
/** Enough at once for the shop to leave its provider alone. */
const WITH_A_CART = 12;
const LOOK_EVERY_MS = 250;

const times = <Result>(count: number, make: () => Promise<Result>) => Promise.all(Array.from({ length: count }, make));

/**
 * The provider fails while some customers stand on its page and others ask for one. Throws unless the rest of the shop goes
 * on meanwhile, and each of them has exactly one order, paid once, when the provider is well again.
 */
export async function buyWhileProviderFails(shop: SeparateShop, { provider, mood, vendor, forMs }: Outage) {
  const { people, databases } = shop;
  const { id: productId } = await people.addProduct(vendor, { stock: STOCK });
  const withCart = async () => {
    const customer = await people.newCustomer();
    await people.addToCart(customer, productId);
    return customer;
  };
  const looker = await withCart();
  const payers = await times(AT_THE_PAGE, () => people.newPayer(productId));
  const shoppers = await times(WITH_A_CART, withCart);
  const refusals: Answer[] = [];
  const untilDone = async <Body>(call: () => Promise<Answer<Body>>): Promise<Body> => {
    const done = await patiently(call);
    refusals.push(...done.refusals);
    const { status, body } = done.answer;
    expect({ status, body: status < 300 ? null : body }).toMatchObject({ body: null });
    return body;
  };
  const pay = async (customer: Customer, started: Started) => {
    await people.atProvider(started);
    await untilDone(() => people.placeOrder(customer, started.reference));
  };
  const buy = async (customer: Customer) => pay(customer, await untilDone(() => people.initiate(customer)));

  provider.behave(mood);
  const until = performance.now() + forMs;
  const buying = Promise.all([...payers.map(({ customer, started }) => pay(customer, started)), ...shoppers.map(buy)]);
  // Its fault is told below.
  buying.catch(() => undefined);
  try {
    while (performance.now() < until) {
      await expectTheRestToGoOn(shop, looker, productId);
      await pause(LOOK_EVERY_MS);
    }
  } finally {
    provider.behave();
  }
  await expectShopToSell(shop, productId);
  await buying;

  expect(refusals.length).toBeGreaterThan(WITH_A_CART);
  refusals.forEach(expectToBeAskedToTryAgain);
  for (const customer of [...payers.map((one) => one.customer), ...shoppers]) {
    expect(await people.ordersOf(customer)).toMatchObject([{ status: 'pending' }]);
    const paid = (await people.paymentsOf(customer)).filter(({ paidAt }) => paidAt !== null);
    expect(paid).toMatchObject([{ status: 'success', refundedAmount: 0 }]);
  }
  await expectStockToBeExact({ databases }, { productId, began: STOCK });
}

/** Throws unless a customer and an admin may look at everything, and the cart takes a piece. */
async function expectTheRestToGoOn({ people, knocks }: SeparateShop, looker: Customer, productId: number) {
  const { id, token } = looker;
  const asked = {
    products: knocks('GET', '/api/products'),
    piece: people.addToCart(looker, productId),
    orders: knocks('GET', `/api/orders/me/current/customer/${id}`, { token }),
    payments: knocks('GET', `/api/payments/payment/${id}`, { token }),
  };
  const answers = await Promise.all(Object.entries(asked).map(async ([what, answer]) => ({ what, ...(await answer) })));
  for (const { what, status, body } of answers) {
    expect({ what, status, body: status < 300 ? null : body }).toMatchObject({ body: null });
  }
}
