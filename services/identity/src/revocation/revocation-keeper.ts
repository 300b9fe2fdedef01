import { revocationKeys } from '@shop/chassis/auth/revocation-check';
import type { Cache } from '@shop/chassis/cache/cache';
import type { Database } from '@shop/chassis/database/database';
import { cacheEntry } from './revocation.ts';
import type { CacheEntry } from './revocation.ts';
import { deleteExpired, liveRevocations } from './revocation-store.ts';

export const KEEP_EVERY_MS = 2_000;
/** A few missed runs of the keeper may pass before the services ask identity about each token. */
const MARKER_TTL_S = 10;
const WITNESS_TTL_S = 24 * 3600;
/** Longer than it takes to write everything. */
const RUN_TTL_S = 600;
/** A transaction may commit this much later than the moment that it wrote down. */
const LATE_COMMIT_MS = 60_000;

export interface RevocationKeeperParts {
  database: Database;
  cache: Cache;
  now: () => Date;
  newId: () => string;
}

export interface RevocationKeeper {
  /** Brings the cache up to date, then renews the marker that says so. Throws where the cache or the database is away. */
  keep(): Promise<void>;
  cleanUp(): Promise<void>;
}

/**
 * Keeps the cache's knowledge of revocations complete. A witness of this process tells when the cache has been emptied since
 * the last run: everything is written again then; otherwise only what is new. A key of the run tells whether it was emptied
 * while the run wrote: then nothing is called complete.
 */
export function createRevocationKeeper({ database, cache, now, newId }: RevocationKeeperParts): RevocationKeeper {
  const witness = `revocations:witness:${newId()}`;
  let completeUntil: Date | null = null;

  const hasWitness = async (): Promise<boolean> => (await cache.get(witness)) !== null;

  const keep = async (): Promise<void> => {
    const startedAt = now();
    const run = `revocations:run:${newId()}`;
    await cache.set(run, '1', RUN_TTL_S);
    const since = completeUntil && (await hasWitness()) ? new Date(completeUntil.getTime() - LATE_COMMIT_MS) : null;
    completeUntil = null;
    for await (const batch of liveRevocations(database, { at: startedAt, since })) {
      await writeMissing(
        cache,
        batch.map((revocation) => cacheEntry(revocation, startedAt)),
      );
    }
    const isComplete =
      (await cache.setWhile(run, witness, '1', WITNESS_TTL_S)) &&
      (await cache.setWhile(run, revocationKeys.complete, '1', MARKER_TTL_S));
    if (!isComplete) throw new Error('the cache was emptied meanwhile');
    await cache.delete(run);
    completeUntil = startedAt;
  };

  return {
    keep,
    cleanUp: async () => {
      await deleteExpired(database, now());
    },
  };
}

/** Versions only grow, so an entry that the cache holds already is replaced by a higher one only. */
async function writeMissing(cache: Cache, entries: CacheEntry[]): Promise<void> {
  const held = await cache.getMany(entries.map(({ key }) => key));
  const missing = entries.filter(({ value }, index) => {
    const present = held[index] ?? null;
    return present === null || Number(present) < Number(value);
  });
  await Promise.all(missing.map(({ key, value, ttlS }) => cache.set(key, value, ttlS)));
}
