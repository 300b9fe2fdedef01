import { revocationAnswerSchema } from '@shop/contracts/services/identity';
import type { HttpClient } from '../http-client/http-client.ts';
import type { RevocationCheck } from './revocation-check.ts';

/** Where the service that revokes answers services whether a token is revoked: GET, with the question in the query. */
export const REVOCATION_PATH = '/revocations/check';

export const askForRevocation =
  (identity: HttpClient, token?: () => string): RevocationCheck =>
  async ({ tokenId, userId, version }) => {
    const { revoked } = await identity.call({
      method: 'GET',
      path: REVOCATION_PATH,
      query: { tokenId, userId, version },
      token: token?.() ?? null,
      answer: revocationAnswerSchema,
    });
    return revoked;
  };
