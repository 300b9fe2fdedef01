import { auditShop } from '../audit/audit-shop.ts';
import { openAuditedDatabases, readShopFacts } from '../audit/shop-facts.ts';
import { DATABASES, type DatabaseName } from '../stores.ts';
import { type Command, UsageError } from './command.ts';
import { reachDatabases } from './reach-databases.ts';

/** What is under way on a running shop is settled by then, events that wait for their relay included. */
const SETTLE_S = 65;

/** The relay sends at once, and within a minute what a crash left. */
const UNSENT_FOR_MS = 60_000;

const AUDITED = DATABASES.filter((name) => name !== 'house');

export const auditCommand: Command = {
  help: `npm run audit [-- --settle <seconds>]

Checks the sums of a shop over all of its services: stock against sales and holds, payments against orders, refunds,
shares and the provider. It only reads, also while the shop runs, and asks again until the sums hold or the time is up
(${SETTLE_S} seconds, unless --settle says otherwise). Exit code: 0 when they hold, 1 when they don't.

  DATABASE_URL     the PostgreSQL server; without it the embedded one in DATA_DIR (.data), whether the shop runs or not
  DATABASE_PREFIX  the beginning of the databases' names (akwadaa_)`,
  options: { settle: { type: 'string' } },
  run: async ({ option, words }, { say }, env) => {
    if (words.length > 0) throw new UsageError(`“${words.join(' ')}” means nothing here.`);
    const settleMs = 1000 * secondsIn(option('settle'));
    const { databaseUrl, expect, close } = await reachDatabases(env);
    try {
      await expect(AUDITED);
      const violations = await auditShop(databaseUrl, { settleMs, unsentForMs: UNSENT_FOR_MS });
      for (const violation of violations) say(violation);
      say(
        violations.length === 0
          ? `The sums hold: ${await countsOf(databaseUrl)}.`
          : `${violations.length} sums of the shop don’t hold.`,
      );
      return violations.length === 0 ? 0 : 1;
    } finally {
      await close();
    }
  },
};

function secondsIn(text: string | undefined): number {
  if (text === undefined) return SETTLE_S;
  if (!/^\d{1,4}$/.test(text)) throw new UsageError(`--settle is a number of seconds, not “${text}”.`);
  return Number(text);
}

async function countsOf(databaseUrl: (name: DatabaseName) => string): Promise<string> {
  const { databases, close } = openAuditedDatabases(databaseUrl);
  try {
    const { payments, orders, checkouts, sales, reservations } = await readShopFacts(databases);
    const held = reservations.filter(({ state }) => state === 'held').length;
    return [
      `${payments.length} payments`,
      `${orders.length} orders`,
      `${checkouts.length} checkouts`,
      `${sales.length} sales`,
      `${held} holds`,
    ].join(', ');
  } finally {
    await close();
  }
}
