import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@shop/testing/eventually';
import type { People } from '../people.ts';
import type { ProcessName, SeparateShop } from '../separate-shop.ts';
import { type Buyer, newBuyer } from './buyer.ts';
import { expectAnswersInTime, refusalsIn } from './expect-answers-in-time.ts';
import { expectNothingUnderWay } from './expect-nothing-under-way.ts';
import { expectOneOrder } from './expect-outcome.ts';
import { expectPaymentsToBeAnswered } from './expect-payments-to-be-answered.ts';
import { expectShopToComeBack } from './expect-shop-to-come-back.ts';
import { expectStockToBeExact } from './expect-stock-to-be-exact.ts';
import { keepBuying } from './keep-buying.ts';
import { keepLooking } from './keep-looking.ts';
import type { Shelf } from './open-shelves.ts';
import { tirelessKnocks } from './tireless-knocks.ts';
import { watchedKnocks } from './watched-knocks.ts';
import { watchForEnds } from './watch-for-ends.ts';

export interface Trouble {
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
  forMs: number;
  /** Whether calls may be refused over it, and some have to, or it must not be felt at all. */
  isFelt: boolean;
}

const NAMES: readonly ProcessName[] = [
  ...(['identity', 'catalog', 'orders', 'payment', 'content', 'payment-sandbox', 'bff'] as const),
];
const BUYERS = 5;
const PAYERS = 3;
const VENDORS = 2;
const STOCK = 5_000;
const BOUGHT_MS = 90_000;
const BACK_WITHIN_MS = 30_000;
const WAITS = { checkoutsMs: 120_000, sumsMs: 120_000 };

/**
 * Customers buy, and others look, before, while and after something is away that the shop needs; some pay meanwhile and never
 * return. Throws unless each call is answered in time, the shop sells again soon and by itself, each payment has its order or
 * goes back, and nothing is left.
 */
export async function buyThroughTrouble(shop: SeparateShop, { begin, end, forMs, isFelt }: Trouble): Promise<void> {
  const { people } = shop;
  const shelves = await fillShelves(shop);
  const buyers = (await people.newCustomers(BUYERS)).map(newBuyer);
  const [looker, afterwards] = [await people.newCustomer(), newBuyer(await people.newCustomer())];
  const { knocks, heard } = watchedKnocks(shop.knocks);
  const over = new AbortController();
  const processes = watchForEnds(shop, NAMES);
  const looking = keepLooking(knocks, looker, shelves[0]?.productId ?? 0);
  const buying = keepBuying({ knocks: tirelessKnocks(knocks, over.signal), buyers, shelves });
  const untilMoreAreBought = (what: string) => {
    const wanted = buying.endings.length + 2 * BUYERS;
    return eventually(what, () => buying.endings.length >= wanted, { withinMs: BOUGHT_MS });
  };

  try {
    await untilMoreAreBought('customers buy');
    const heardBefore = heard.length;
    const boughtBefore = buying.endings.length;
    const payers = await Promise.all(Array.from({ length: PAYERS }, () => people.newPayer(shelves[0]?.productId ?? 0)));
    await begin();
    try {
      for (const { started } of payers) await people.atProvider(started);
      await pause(forMs);
    } finally {
      await end();
    }
    const boughtDuring = buying.endings.length - boughtBefore;
    const backMs = await expectShopToComeBack(shop, {
      ...{ names: NAMES, buyer: afterwards, shelf: shelves[0], withinMs: BACK_WITHIN_MS },
    });
    await untilMoreAreBought('customers buy again');
    await Promise.all([buying.stop(), looking.stop()]);

    const settling = performance.now();
    for (const payer of payers) await expectOneOrder(shop, payer);
    await expectNothingUnderWay(shop, WAITS);
    const settledMs = performance.now() - settling;
    const everybody = [...buyers, afterwards, ...payers.map(hasPaid)];
    const payments = await expectPaymentsToBeAnswered(shop, everybody);
    for (const shelf of shelves) await expectStockToBeExact(shop, shelf);
    expect(processes.ends).toEqual([]);

    const refusals = refusalsIn(heard);
    const [slowest] = heard.slice(heardBefore).toSorted((one, other) => other.ms - one.ms);
    const slowestCall = { call: slowest?.call, ms: slowest?.ms };
    tell({ bought: buying.endings.length, boughtDuring, refusals, slowestCall, backMs, settledMs, payments });
    expectAnswersInTime(heard);
    expect(Object.keys(refusals).length > 0).toBe(isFelt);
  } finally {
    over.abort();
    processes.stop();
    await Promise.allSettled([buying.stop(), looking.stop()]);
  }
}

const hasPaid = ({ customer, started }: Awaited<ReturnType<People['newPayer']>>): Buyer => ({
  ...newBuyer(customer),
  paid: new Set([started.reference]),
});

async function fillShelves({ people }: SeparateShop): Promise<Shelf[]> {
  const shelves: Shelf[] = [];
  for (let vendors = 0; vendors < VENDORS; vendors++) {
    const vendor = await people.newVendor();
    for (let products = 0; products < 2; products++) {
      const { id } = await people.addProduct(vendor, { stock: STOCK });
      shelves.push({ productId: id, began: STOCK });
    }
  }
  return shelves;
}

const tell = (figures: object) =>
  void process.stderr.write(
    `${JSON.stringify(figures, (_key, value: unknown) => (typeof value === 'number' ? Math.round(value) : value))}\n`,
  );
