import { revocationKeys } from '@shop/chassis/auth/revocation-check';

/** One token that was ended, or all tokens of a user below a version. After `expiresAt` it has nothing left to end. */
export type Revocation = { expiresAt: Date } & (
  { kind: 'token'; tokenId: string } | { kind: 'user'; userId: number; lowestVersion: number }
);

export interface CacheEntry {
  key: string;
  value: string;
  ttlS: number;
}

/** How a revocation stands in the cache, where the other services look. */
export function cacheEntry(revocation: Revocation, now: Date): CacheEntry {
  const ttlS = Math.max(1, Math.ceil((revocation.expiresAt.getTime() - now.getTime()) / 1000));
  return revocation.kind === 'token'
    ? { key: revocationKeys.token(revocation.tokenId), value: '1', ttlS }
    : { key: revocationKeys.user(revocation.userId), value: String(revocation.lowestVersion), ttlS };
}
