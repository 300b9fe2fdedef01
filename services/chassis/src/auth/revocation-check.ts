import type { Cache } from '../cache/cache.ts';

/** The cache's keys about revoked tokens; the service that revokes writes the same. */
export const revocationKeys = {
  /** Present while the cache knows every revocation; it lives shortly and is kept alive by who writes them. */
  complete: 'revocations:complete',
  token: (tokenId: string) => `revoked:token:${tokenId}`,
  /** Its value is the lowest version of that person's tokens that is still good. */
  user: (userId: number) => `revoked:user:${userId}`,
};

export interface RevocationQuestion {
  tokenId: string;
  userId: number;
  /** The version of the person's tokens that this one carries. */
  version: number;
}

/** Whether a token is revoked. Throws where nobody can tell. */
export type RevocationCheck = (question: RevocationQuestion) => Promise<boolean>;

export function createRevocationCheck({
  cache,
  askIdentity,
}: {
  cache: Pick<Cache, 'getMany'>;
  askIdentity: RevocationCheck;
}): RevocationCheck {
  return async (question) => {
    const { complete, token, user } = revocationKeys;
    const keys = [complete, token(question.tokenId), user(question.userId)];
    const known = await cache.getMany(keys).catch(() => null);
    if (!known?.[0]) return askIdentity(question);
    const [, revokedToken, lowestVersion] = known;
    return revokedToken !== null || (lowestVersion !== null && question.version < Number(lowestVersion));
  };
}
