import { compareHolds } from './compare-holds.ts';
import { compareShares, compareWithOrders, compareWithProvider } from './compare-money.ts';
import { compareSales } from './compare-sales.ts';
import type { ShopFacts } from './shop-facts.ts';

/**
 * A sentence for every sum of the shop that does not hold; none where money and stock are right. Events that happened after
 * `unsentBefore` may still wait to be sent.
 */
export const violationsOf = (facts: ShopFacts, unsentBefore: Date): string[] => [
  ...facts.ownViolations,
  ...facts.unsent.flatMap(({ service, count, oldestAt }) =>
    oldestAt !== null && oldestAt <= unsentBefore ? [`${service}: ${count} events are unsent`] : [],
  ),
  ...compareHolds(facts),
  ...compareSales(facts),
  ...compareWithProvider(facts),
  ...compareWithOrders(facts),
  ...compareShares(facts),
];
