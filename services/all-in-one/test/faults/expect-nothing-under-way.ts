import { eventually } from '@shop/testing/eventually';
import type { SeparateShop } from '../separate-shop.ts';
import { expectQueuesToEmpty } from './expect-queues-to-empty.ts';
import { runCommandProgram } from './run-command-program.ts';
import { unsentEvents } from './unsent-events.ts';

interface Waits {
  /** For checkouts to end by themselves. */
  checkoutsMs: number;
  /** For the sums of the shop to hold. */
  sumsMs: number;
}

const TOLD_MS = 30_000;

/**
 * Throws unless the shop, left to itself, brings everything to its end: checkouts, holds, events, messages, payments. Where a
 * message was parked its reason is told.
 */
export async function expectNothingUnderWay(shop: SeparateShop, { checkoutsMs, sumsMs }: Waits): Promise<void> {
  const { catalog, orders } = shop.databases;
  await eventually(
    'every checkout is over',
    async () => {
      const open = await orders.database.query(
        `SELECT FROM checkout WHERE state NOT IN ('placed', 'closed', 'unfulfillable')`,
      );
      return open.length === 0;
    },
    { withinMs: checkoutsMs },
  );
  await shop.expectSumsToHold({ withinMs: sumsMs });
  await eventually(
    'nothing is held any more, and orders knows the stock that is left',
    async () => {
      const left = await catalog.database.query<{ reserved: number }>(
        'SELECT id, stock AS available, reserved FROM sku ORDER BY id',
      );
      const known = await orders.database.query('SELECT sku_id AS id, available FROM sku_stock_copy ORDER BY sku_id');
      expect(left).toEqual(known.map((copy) => ({ ...copy, reserved: 0 })));
      return true;
    },
    { withinMs: TOLD_MS },
  );
  expect(await runCommandProgram('dead-letters', ['list'], shop.brokerEnv)).toBe('Nothing is parked.\n');
  await expectQueuesToEmpty(shop);
  // Those who watch the shop still change it, and what was sent is noted a moment later.
  await eventually('everything is told', async () => (await unsentEvents(shop)) === 0, { withinMs: TOLD_MS });
}
