import { compareHolds } from './compare-holds.ts';
import { compareShares, compareWithOrders, compareWithProvider } from './compare-money.ts';
import { compareSales } from './compare-sales.ts';
import type { ShopFacts } from './shop-facts.ts';

/** A sentence for every sum of the shop that does not hold; none where money and stock are right. */
export const violationsOf = (facts: ShopFacts): string[] => [
  ...facts.ownViolations,
  ...facts.unsent.flatMap(({ service, count }) => (count === 0 ? [] : [`${service}: ${count} events are unsent`])),
  ...compareHolds(facts),
  ...compareSales(facts),
  ...compareWithProvider(facts),
  ...compareWithOrders(facts),
  ...compareShares(facts),
];
