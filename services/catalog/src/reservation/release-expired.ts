import type { Logger } from '@shop/chassis/log/logger';
import { release } from './release.ts';
import type { ReservationParts } from './reserve.ts';

/** Orders closes its checkouts itself; this is for what a crash of it left behind. */
const GRACE_MS = 60_000;
const BATCH = 100;

interface ReleaseExpiredParts extends ReservationParts {
  logger: Logger;
}

/** Releases what is held past its time, each in a transaction of its own, so that one that fails keeps no other. Several replicas may do it at once. */
export async function releaseExpired({ database, outbox, now, logger }: ReleaseExpiredParts): Promise<void> {
  const cutoff = new Date(now().getTime() - GRACE_MS);
  const expired = await database.query<{ reference: string }>(
    `SELECT reference FROM reservation WHERE state = 'held' AND expires_at < $1 ORDER BY expires_at LIMIT $2`,
    [cutoff, BATCH],
  );
  for (const { reference } of expired) {
    await database
      .transaction((tx) => release({ tx, outbox, reference, at: now(), onlyIf: ({ expiresAt }) => expiresAt < cutoff }))
      .catch((error: unknown) => logger.error({ err: error, reference }, 'a hold past its time could not be ended'));
  }
}
