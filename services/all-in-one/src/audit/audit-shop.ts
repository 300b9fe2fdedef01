import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseName } from '../stores.ts';
import { openAuditedDatabases, readShopFacts } from './shop-facts.ts';
import { violationsOf } from './violations-of.ts';

interface Options {
  /** How long a difference may last before it counts: a running shop is always in the middle of something. */
  settleMs: number;
  askAgainMs?: number;
  /** How long an event may wait to be sent; not at all unless told. */
  unsentForMs?: number;
}

/**
 * Checks the sums of the shop over all services. Reads again and again until they hold; what still does not hold when the time
 * is up is answered, a sentence each. Read-only.
 */
export async function auditShop(
  databaseUrl: (name: DatabaseName) => string,
  { settleMs, askAgainMs = 250, unsentForMs = 0 }: Options,
): Promise<string[]> {
  const { databases, close } = openAuditedDatabases(databaseUrl);
  try {
    const end = performance.now() + settleMs;
    for (;;) {
      const violations = violationsOf(await readShopFacts(databases), new Date(Date.now() - unsentForMs));
      if (violations.length === 0 || performance.now() > end) return violations;
      await pause(askAgainMs);
    }
  } finally {
    await close();
  }
}
