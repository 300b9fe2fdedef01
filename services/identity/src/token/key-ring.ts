import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { toJwk } from '@shop/chassis/auth/jwks';
import type { PublicJwk } from '@shop/chassis/auth/jwks';
import type { PublicKeySource } from '@shop/chassis/auth/public-key-source';
import { newPrivatePem } from '@shop/chassis/auth/new-private-pem';
import type { Database } from '@shop/chassis/database/database';
import { insertFirstKey, readKeys } from './signing-key-store.ts';

/** Another process may have changed the keys; they are read again when they are older than this. */
const READ_AGAIN_MS = 5_000;

export interface SigningKey {
  keyId: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

export interface KeyRing extends PublicKeySource {
  /** The key that signs new tokens. */
  active(): Promise<SigningKey>;
  publicJwks(): Promise<PublicJwk[]>;
}

export interface KeyRingParts {
  database: Database;
  now: () => Date;
  newId: () => string;
}

/** The keys of persons' tokens, shared by all replicas. The first one to start makes the first key. */
export function createKeyRing({ database, now, newId }: KeyRingParts): KeyRing {
  let held: { keys: SigningKey[]; readAt: number } | null = null;

  const load = async (): Promise<SigningKey[]> => {
    const stored = await readKeys(database);
    if (!stored[0]?.active) {
      await makeFirstKey(database, newId(), now());
      return load();
    }
    return stored.map(({ keyId, privatePem }) => {
      const privateKey = createPrivateKey(privatePem);
      return { keyId, privateKey, publicKey: createPublicKey(privateKey) };
    });
  };

  const keys = async (): Promise<SigningKey[]> => {
    const at = now().getTime();
    if (!held || Math.abs(at - held.readAt) >= READ_AGAIN_MS) held = { keys: await load(), readAt: at };
    return held.keys;
  };

  return {
    active: async () => {
      const [active] = await keys();
      if (!active) throw new Error('there is no signing key');
      return active;
    },
    find: async (keyId) => (await keys()).find((key) => key.keyId === keyId)?.publicKey ?? null,
    publicJwks: async () => (await keys()).map(({ keyId, publicKey }) => toJwk(keyId, publicKey)),
  };
}

async function makeFirstKey(database: Database, keyId: string, at: Date): Promise<void> {
  const pem = await newPrivatePem();
  await database.transaction((tx) => insertFirstKey(tx, keyId, pem, at));
}
