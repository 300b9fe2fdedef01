import type { Person } from '@shop/chassis/auth/caller';
import { revocationKeys } from '@shop/chassis/auth/revocation-check';
import type { RevocationCheck } from '@shop/chassis/auth/revocation-check';
import type { Cache } from '@shop/chassis/cache/cache';
import type { Database, Transaction } from '@shop/chassis/database/database';
import type { Logger } from '@shop/chassis/log/logger';
import { cacheEntry } from './revocation.ts';
import type { Revocation } from './revocation.ts';
import { insertEndedToken, isRevoked, outdateTokens } from './revocation-store.ts';

export interface RevocationParts {
  database: Database;
  cache: Cache;
  now: () => Date;
  logger: Logger;
  /** How long a token lives at most. */
  tokenLifeS: number;
}

export interface Revocations {
  isRevoked: RevocationCheck;
  /** Ends one token. No service takes it any more once this resolves. */
  endToken(person: Person): Promise<void>;
  /** Ends all tokens of a user; what it answers is to be called after the commit, before the caller is answered. */
  endTokensOfUser(tx: Transaction, userId: number): Promise<() => Promise<void>>;
}

export function createRevocations({ database, cache, now, logger, tokenLifeS }: RevocationParts): Revocations {
  const tellCache = async (revocation: Revocation): Promise<void> => {
    const { key, value, ttlS } = cacheEntry(revocation, now());
    try {
      await cache.set(key, value, ttlS);
    } catch (error) {
      logger.warn({ err: error }, 'a revocation did not reach the cache');
      // Without the marker the services ask here. A full cache refuses to store and still deletes.
      await cache.delete(revocationKeys.complete).catch(() => undefined);
    }
  };

  return {
    isRevoked: (question) => isRevoked(database, question),

    endToken: async ({ tokenId, expiresAt: expiresAtS }) => {
      const expiresAt = new Date(expiresAtS * 1000);
      await insertEndedToken(database, tokenId, now(), expiresAt);
      await tellCache({ kind: 'token', tokenId, expiresAt });
    },

    endTokensOfUser: async (tx, userId) => {
      const at = now();
      const expiresAt = new Date(at.getTime() + tokenLifeS * 1000);
      const lowestVersion = await outdateTokens(tx, userId, at, expiresAt);
      return () => tellCache({ kind: 'user', userId, lowestVersion, expiresAt });
    },
  };
}
