import { eventually } from '@shop/testing/eventually';
import type { ProcessName, SeparateShop } from '../separate-shop.ts';
import type { Buyer } from './buyer.ts';
import { makePurchase } from './crowd.ts';
import type { Shelf } from './open-shelves.ts';
import { tirelessKnocks } from './tireless-knocks.ts';

interface ComingBack {
  names: readonly ProcessName[];
  buyer: Buyer;
  shelf: Shelf | undefined;
  withinMs: number;
}

/** Throws unless soon every process is ready and a customer can buy. Answers how long that took. */
export async function expectShopToComeBack(
  shop: SeparateShop,
  { names, buyer, shelf, withinMs }: ComingBack,
): Promise<number> {
  const begun = performance.now();
  const wish = shelf ? [{ productId: shelf.productId, quantity: 1 }] : [];
  const knocks = tirelessKnocks(shop.knocks, AbortSignal.timeout(withinMs));
  const ready = (name: ProcessName) =>
    eventually(`${name} is ready`, async () => (await fetch(`${shop.addressOf(name)}/readyz`)).ok, { withinMs });
  const buying = makePurchase(knocks, buyer, { wish, secondThought: [], habit: 'pay' }, 0);
  const [ending] = await Promise.all([buying, ...names.map(ready)]);
  expect(ending).toBe('order');
  return performance.now() - begun;
}
