import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../knocks.ts';
import type { Customer, Vendor } from '../people.ts';
import type { ShopDoors } from '../shop-doors.ts';

/** All customers want the one piece of a new product at once. Throws unless exactly one of them has a live order of it. */
export async function raceForLastPiece({ people, knocks }: ShopDoors, vendor: Vendor, customers: readonly Customer[]) {
  const product = await people.addProduct(vendor, { stock: 1 });
  const live = await Promise.all(customers.map((customer) => race({ people }, customer, product.id)));
  expect(live.filter(Boolean)).toHaveLength(1);
  expect(await people.stockOf(product.id)).toBe(0);
  await Promise.all(customers.map(({ token }) => knocks('DELETE', '/api/carts/me', { token })));
}

const TRIES = 5;

/** Twenty customers at once may be more than a busy machine answers in time; whoever is asked to try again later does so. */
async function untilAnswered<Body>(call: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  for (let tries = 1; ; tries++) {
    const answer = await call();
    if (answer.status !== 503 || tries === TRIES) return answer;
    await pause(Number(answer.headers.get('retry-after')) * 1000);
  }
}

/** From the cart to the order, as far as the shop lets this customer go. Answers whether a live order came of it. */
async function race({ people }: Pick<ShopDoors, 'people'>, customer: Customer, productId: number): Promise<boolean> {
  const added = await untilAnswered(() => people.addToCart(customer, productId));
  expect([201, 409]).toContain(added.status);
  // The try that was not answered in time may have put it there.
  if (added.status === 409 && (await people.cartOf(customer)).cart.items.length === 0) return false;
  const started = await untilAnswered(() => people.initiate(customer));
  expect([200, 201, 409]).toContain(started.status);
  if (started.status === 409) return false;
  await people.atProvider(started.body);
  const placed = await untilAnswered(() => people.placeOrder(customer, started.body.reference));
  expect([200, 201]).toContain(placed.status);
  return placed.body.order.status !== 'cancelled';
}
