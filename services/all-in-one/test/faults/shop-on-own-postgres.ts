import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../src/embedded/postgres-settings.ts';
import { type SeparateShop, startSeparateShop } from '../separate-shop.ts';
import { createDatabasesOn } from './databases-on.ts';
import { startStoppablePostgres, type StoppablePostgres } from './stoppable-postgres.ts';

export interface ShopOnOwnPostgres {
  shop: SeparateShop;
  postgres: StoppablePostgres;
  stop(): Promise<void>;
}

interface Options {
  settings?: Settings;
  env?: Record<string, string>;
}

/** A shop whose database server may be maltreated. */
export async function startShopOnOwnPostgres({ settings, env = {} }: Options = {}): Promise<ShopOnOwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const undo = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const postgres = await startStoppablePostgres(folder, settings);
    undo.push(() => postgres.stop('SIGINT'));
    const databases = await createDatabasesOn(postgres.url);
    const shop = await startSeparateShop({ databases, env: { CHECKOUT_HOLD_MINUTES: '0.5', ...env } });
    undo.push(shop.stop);
    return { shop, postgres, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
