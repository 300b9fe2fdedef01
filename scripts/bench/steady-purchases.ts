import { setTimeout as pause } from 'node:timers/promises';
import { auditShop } from '../../services/all-in-one/src/audit/audit-shop.ts';
import type { DatabaseName } from '../../services/all-in-one/src/stores.ts';
import { benchPeople, callsOf } from './bench-people.ts';
import { percentile } from './measured.ts';
import { memoryBelowBytes } from './processes-below.ts';
import { purchase } from './purchase.ts';

const CUSTOMERS = 48;
const PRODUCTS = 24;
const SETTLE_MS = 65_000;
const MB = 1e6;

/** What a shop did while purchases came at a steady rate. */
export interface Steady {
  minutes: number;
  wantedASecond: number;
  orders: number;
  errors: number;
  p50Ms: number;
  p97_5Ms: number;
  p99Ms: number;
  /** How late the purchase began that waited longest for a customer who was free. */
  latestMs: number;
  memoryMb: { before: number; after: number };
  /** Sums that did not hold afterwards; none is right. */
  violations: string[];
}

interface Options {
  shopUrl: string;
  databaseUrl: (name: DatabaseName) => string;
  minutes: number;
  aSecond: number;
  say: (sentence: string) => void;
}

/** Purchases begin by the clock, however long the earlier ones take; each customer makes one at a time. The audit follows. */
export async function steadyPurchases({ shopUrl, databaseUrl, minutes, aSecond, say }: Options): Promise<Steady> {
  const call = callsOf(shopUrl);
  const { customers, productIds } = await benchPeople(call, { customers: CUSTOMERS, products: PRODUCTS });
  const free = [...customers];
  const wanted = Math.round(minutes * 60 * aSecond);
  const timesMs: number[] = [];
  const running = new Set<Promise<void>>();
  let [errors, latestMs] = [0, 0];
  const before = (await memoryBelowBytes()) / MB;

  const begun = performance.now();
  for (let nth = 0; nth < wanted; nth += 1) {
    const due = begun + (nth * 1000) / aSecond;
    await pause(Math.max(0, due - performance.now()));
    while (free.length === 0) await Promise.race(running);
    const customer = free.shift();
    if (!customer) throw new Error('There is no customer.');
    const from = performance.now();
    latestMs = Math.max(latestMs, from - due);
    const one = purchase(call, customer, productIds[nth % productIds.length] ?? 0)
      .then(() => {
        timesMs.push(performance.now() - from);
      })
      .catch((error: unknown) => {
        errors += 1;
        say(`  ${String(error)}`);
      })
      .finally(() => {
        free.push(customer);
        running.delete(one);
      });
    running.add(one);
  }
  await Promise.all(running);
  timesMs.sort((a, b) => a - b);
  return {
    minutes: (performance.now() - begun) / 60_000,
    wantedASecond: aSecond,
    orders: timesMs.length,
    errors,
    p50Ms: percentile(timesMs, 0.5),
    p97_5Ms: percentile(timesMs, 0.975),
    p99Ms: percentile(timesMs, 0.99),
    latestMs,
    memoryMb: { before, after: (await memoryBelowBytes()) / MB },
    violations: await auditShop(databaseUrl, { settleMs: SETTLE_MS }),
  };
}
