import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type express from 'express';
import { z } from 'zod';
import type { HttpClient } from '../http-client/http-client.ts';
import type { PublicKeySource } from './public-key-source.ts';
import { algorithmOf } from './signature-algorithm.ts';

export const JWKS_PATH = '/.well-known/jwks.json';

const ofSignatures = { kid: z.string(), use: z.literal('sig') };
const ecSchema = z.object({
  ...ofSignatures,
  alg: z.literal('ES256'),
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
});
const rsaSchema = z.object({
  ...ofSignatures,
  alg: z.literal('RS256'),
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
});
const publicJwkSchema = z.discriminatedUnion('alg', [ecSchema, rsaSchema]);
const keySetSchema = z.object({ keys: z.array(publicJwkSchema).max(20) });

/** A public key as it stands in a key set. */
export type PublicJwk = z.output<typeof publicJwkSchema>;
type KeySet = z.output<typeof keySetSchema>;
/** A key set, or how to get it. */
export type Jwks = KeySet | (() => Promise<KeySet>);

export const toJwk = (keyId: string, publicKey: KeyObject): PublicJwk =>
  publicJwkSchema.parse({
    ...publicKey.export({ format: 'jwk' }),
    kid: keyId,
    alg: algorithmOf(publicKey),
    use: 'sig',
  });

const fromJwk = (key: PublicJwk): KeyObject => createPublicKey({ key, format: 'jwk' });

const readKeys = (jwks: Jwks): Promise<KeySet> => (typeof jwks === 'function' ? jwks() : Promise.resolve(jwks));

export const localPublicKeys = (jwks: Jwks): PublicKeySource => ({
  find: async (keyId) => {
    const found = (await readKeys(jwks)).keys.find(({ kid }) => kid === keyId);
    return found ? fromJwk(found) : null;
  },
});

const REFETCH_MS = 5_000;
const READ_AGAIN_MS = 60_000;

/**
 * Another service's keys: read again every minute while they are asked for, so that a new key is known before it signs; and
 * at once when an unknown id turns up, but not more often than every five seconds.
 */
export function remotePublicKeys({ client, now }: { client: HttpClient; now: () => Date }): PublicKeySource {
  let known = new Map<string, KeyObject>();
  let fetchedAt = -Infinity;
  let fetching: Promise<void> | undefined;

  const read = async (): Promise<void> => {
    const { keys } = await client.call({ method: 'GET', path: JWKS_PATH, token: null, answer: keySetSchema });
    known = new Map(keys.map((key) => [key.kid, fromJwk(key)]));
    fetchedAt = now().getTime();
  };
  const fetchKeys = (): Promise<void> => (fetching ??= read().finally(() => (fetching = undefined)));

  return {
    find: async (keyId) => {
      const ageMs = Math.abs(now().getTime() - fetchedAt);
      const isKnown = known.has(keyId);
      if (!isKnown && ageMs >= REFETCH_MS) await fetchKeys();
      // Nobody waits for that: what is known is good meanwhile, also while the issuer is away.
      if (isKnown && ageMs >= READ_AGAIN_MS) fetchKeys().catch(() => undefined);
      return known.get(keyId) ?? null;
    },
  };
}

/** Serves a service's own public keys. */
export const jwksRoute =
  (jwks: Jwks): express.RequestHandler =>
  async (_req, res) => {
    res.json(await readKeys(jwks));
  };
