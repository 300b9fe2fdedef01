import { eventually } from '@shop/testing/eventually';
import type { Vendor } from '../people.ts';
import type { ShopDoors } from '../shop-doors.ts';
import type { ProcessName, SeparateShop } from '../separate-shop.ts';
import { expectQueuesToEmpty } from './expect-queues-to-empty.ts';
import { unsentEvents } from './unsent-events.ts';

export interface Crash {
  /** When it happens, as the beginning of a sentence. */
  moment: string;
  process: ProcessName;
  killAt: string;
}

export const CRASHES: readonly Crash[] = [
  {
    moment: 'orders is killed before its commit of a paid order',
    process: 'orders',
    killAt: 'orders.before-place-commit',
  },
  {
    moment: 'orders is killed after its commit, before the message is acknowledged',
    process: 'orders',
    killAt: 'orders.after-place-commit',
  },
  {
    moment: 'payment is killed after its commit of a success',
    process: 'payment',
    killAt: 'payment.after-settle-commit',
  },
  {
    moment: 'payment is killed when its relay has taken the success and not yet sent it',
    process: 'payment',
    killAt: 'relay-before-send',
  },
  { moment: 'catalog is killed in the middle of a sale', process: 'catalog', killAt: 'catalog.in-sale' },
];

/** A process that can be killed at a named point, and the shop that it belongs to. */
export interface CrashingShop extends ShopDoors {
  databases: SeparateShop['databases'];
  restart(options?: { killAt?: string }): Promise<void>;
  killed(): Promise<void>;
}

type Payer = Awaited<ReturnType<ShopDoors['people']['newPayer']>>;

const WITHIN_MS = 60_000;
const LEFT = 2;

/** Some customers pay at once, a process dies over it and comes back. Throws unless each of them has exactly one order. */
export async function crashWhilePaying(
  shop: CrashingShop,
  { killAt, payers, vendor }: { killAt: string; payers: number; vendor: Vendor },
): Promise<void> {
  const { people } = shop;
  const product = await people.addProduct(vendor, { stock: payers + LEFT });
  const paying = await Promise.all(Array.from({ length: payers }, () => people.newPayer(product.id)));
  // The point is reached by the success, not by what was still to be told from before.
  await eventually('everything is told', async () => (await unsentEvents(shop)) === 0);

  await shop.restart({ killAt });
  const cutOff = await unansweredBy(people, paying);
  await shop.killed();
  await shop.restart();
  await Promise.all(cutOff.map(({ started }) => people.atProvider(started)));

  // The customers' phones are dead: only the shop itself can bring their payments to an end.
  for (const { customer, started } of paying) {
    await eventually(`${started.reference} is an order`, async () => (await people.ordersOf(customer)).length > 0, {
      withinMs: WITHIN_MS,
    });
    const { reference } = started;
    expect(await people.ordersOf(customer)).toMatchObject([{ reference, status: 'pending' }]);
    expect(await people.paymentsOf(customer)).toMatchObject([{ reference, status: 'success' }]);
  }
  expect(await people.stockOf(product.id)).toBe(LEFT);
  await shop.expectSumsToHold({ withinMs: WITHIN_MS });
}

/**
 * Everybody approves at once. Answers those who got no answer: the provider of a shop in one process dies with it, and they press
 * again once it is back.
 */
async function unansweredBy(people: ShopDoors['people'], paying: readonly Payer[]): Promise<Payer[]> {
  const answers = await Promise.all(
    paying.map((payer) =>
      people.atProvider(payer.started).then(
        () => null,
        (error: unknown) => {
          if (String(error) !== 'TypeError: fetch failed') throw error;
          return payer;
        },
      ),
    ),
  );
  return answers.filter((payer) => payer !== null);
}

/** The same, for one of the shop's processes. Throws too where a message is left behind or parked. */
export async function crashOneOf(
  shop: SeparateShop,
  { process, killAt, payers, vendor }: Crash & { payers: number; vendor: Vendor },
): Promise<void> {
  const restart = (options?: { killAt?: string }) => shop.restart(process, options);
  await crashWhilePaying({ ...shop, restart, killed: shop.process(process).killed }, { killAt, payers, vendor });
  await expectQueuesToEmpty(shop);
}
