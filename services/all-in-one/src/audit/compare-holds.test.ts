import { compareHolds } from './compare-holds.ts';
import type { ShopFacts } from './shop-facts.ts';

type Facts = Pick<ShopFacts, 'reservations' | 'checkouts'>;
const LINES = [{ skuId: 7, quantity: 2 }];

const factsOf = ({ state = 'open', isOver = false, held = LINES as typeof LINES | null }): Facts =>
  ({
    reservations: held ? [{ reference: 'CK-1', state: 'held', lines: held }] : [],
    checkouts: [{ reference: 'CK-1', state, isOver, lines: LINES }],
  }) as unknown as Facts;

it.each<[string, Parameters<typeof factsOf>[0]]>([
  ['an open checkout of which all is held', {}],
  ['an open checkout whose time is up, with its hold', { isOver: true }],
  ['an open checkout whose time is up, without it', { isOver: true, held: null }],
  ['a checkout that ended, with nothing held', { state: 'closed', held: null }],
])('nothing is told of %s', (_what, facts) => {
  expect(compareHolds(factsOf(facts))).toEqual([]);
});

it.each<[string, Parameters<typeof factsOf>[0], RegExp]>([
  ['an open checkout of which nothing is held', { held: null }, /catalog holds nothing/],
  ['an open checkout of which less is held', { held: [{ skuId: 7, quantity: 1 }] }, /holds 2 × SKU 7, catalog holds 1/],
  ['a hold of a checkout that ended', { state: 'closed' }, /a checkout that is not open/],
])('%s is told', (_what, facts, sentence) => {
  expect(compareHolds(factsOf(facts))).toEqual([expect.stringMatching(sentence)]);
});
