import { compareWithOrders } from './compare-money.ts';
import type { ShopFacts } from './shop-facts.ts';

type Facts = Pick<ShopFacts, 'payments' | 'orders' | 'checkouts'>;
type Refund = [cause: string, amount: number, state?: string];

/** A payment of 160 cedis, and what became of it. */
const factsOf = ({ kept = 0, refunds = [] as Refund[], placed = true, awaitsAddress = false }): Facts =>
  ({
    payments: [
      {
        reference: 'CK-1',
        status: 'success',
        paidAmount: 16_000,
        refunds: refunds.map(([cause, amount, state = 'processed']) => ({ cause, amount, state })),
      },
    ],
    orders: placed ? [{ reference: 'CK-1', livePesewas: kept, keptShippingPesewas: 0 }] : [],
    checkouts: [{ reference: 'CK-1', awaitsAddress }],
  }) as unknown as Facts;

it.each<[string, Parameters<typeof factsOf>[0]]>([
  ['a whole order', { kept: 16_000 }],
  ['a whole order of which an admin gave a part back', { kept: 16_000, refunds: [['admin', 10_000]] }],
  ['a cancelled order', { refunds: [['cancelled', 16_000]] }],
  [
    'an order that was cancelled after an admin had given a part back',
    {
      refunds: [
        ['admin', 10_000],
        ['cancelled', 6000],
      ],
    },
  ],
  [
    'a part that fell away beside what an admin gave back',
    {
      kept: 10_000,
      refunds: [
        ['admin', 1000],
        ['rejected', 6000],
      ],
    },
  ],
  [
    'a part that fell away when little was left',
    {
      kept: 10_000,
      refunds: [
        ['admin', 12_000],
        ['rejected', 4000],
      ],
    },
  ],
  ['a payment whose customer has yet to name an address', { placed: false, awaitsAddress: true }],
])('the sums of %s hold', (_what, facts) => {
  expect(compareWithOrders(factsOf(facts))).toEqual([]);
});

it.each<[string, Parameters<typeof factsOf>[0]]>([
  ['nothing for the money', { placed: false }],
  ['a cancelled order without its money back', { refunds: [] }],
  ['a cancelled order of which only an admin gave something back', { refunds: [['admin', 10_000]] }],
  ['a cancelled order whose refund was promised only', { refunds: [['cancelled', 16_000, 'requested']] }],
  ['more back than fell away', { kept: 10_000, refunds: [['rejected', 7000]] }],
  [
    'less back than fell away, though more was left',
    {
      kept: 10_000,
      refunds: [
        ['admin', 1000],
        ['rejected', 5000],
      ],
    },
  ],
])('%s is told', (_what, facts) => {
  expect(compareWithOrders(factsOf(facts))).toHaveLength(1);
});
