import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Database } from '../database/database.ts';
import { toJwk } from './jwks.ts';
import { newPrivatePem } from './new-private-pem.ts';
import type { PublicJwk } from './jwks.ts';
import { algorithmOf } from './signature-algorithm.ts';
import { SERVICE_AUDIENCE, SERVICE_SUBJECT } from './token-claims.ts';

export interface ServiceKey {
  keyId: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  publicJwk: PublicJwk;
}

export interface ServiceTokens {
  /** A token of this service itself, good for at least 15 seconds. */
  token(): string;
}

const LIFE_S = 60;
const RENEW_BEFORE_S = 15;

/** The key pair of a service, made by whichever replica comes first and then the same for all. */
export async function loadServiceKey({
  database,
  now,
  newId,
}: {
  database: Database;
  now: () => Date;
  newId: () => string;
}): Promise<ServiceKey> {
  const known = await readKey(database);
  if (known) return known;
  await database.execute(
    'INSERT INTO service_key (key_id, private_key_pem, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [newId(), await newPrivatePem(), now()],
  );
  const made = await readKey(database);
  if (!made) throw new Error('The service’s key was made and is gone.');
  return made;
}

async function readKey(database: Database): Promise<ServiceKey | null> {
  const [row] = await database.query<{ keyId: string; pem: string }>(
    'SELECT key_id AS "keyId", private_key_pem AS pem FROM service_key',
  );
  if (!row) return null;
  const privateKey = createPrivateKey(row.pem);
  const publicKey = createPublicKey(privateKey);
  return { keyId: row.keyId, privateKey, publicKey, publicJwk: toJwk(row.keyId, publicKey) };
}

/** Signs short tokens with which a service calls others by itself. */
export function createServiceTokens(options: {
  service: string;
  key: Pick<ServiceKey, 'keyId' | 'privateKey'>;
  now: () => Date;
}): ServiceTokens {
  const { service, key, now } = options;
  let current = { token: '', issuedAt: -Infinity };
  return {
    token: () => {
      const seconds = Math.floor(now().getTime() / 1000);
      // The clock may have been set back as well.
      if (Math.abs(seconds - current.issuedAt) >= LIFE_S - RENEW_BEFORE_S) {
        const claims = {
          iss: service,
          sub: SERVICE_SUBJECT,
          aud: SERVICE_AUDIENCE,
          iat: seconds,
          exp: seconds + LIFE_S,
        };
        const token = jwt.sign(claims, key.privateKey, { algorithm: algorithmOf(key.privateKey), keyid: key.keyId });
        current = { token, issuedAt: seconds };
      }
      return current.token;
    },
  };
}
