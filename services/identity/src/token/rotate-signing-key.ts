import { newPrivatePem } from '@shop/chassis/auth/new-private-pem';
import type { Database } from '@shop/chassis/database/database';
import { activateKey, deleteKeysReplacedBefore, insertNextKey } from './signing-key-store.ts';

/** Every process reads the keys again within a minute, and a copy of identity may have answered it with keys 5 s old. */
export const PUBLISH_S = 90;

/** Longer than the longest life of a token. */
const KEEP_MS = 31 * 24 * 3600 * 1000;

export interface RotationParts {
  database: Database;
  now: () => Date;
  newId: () => string;
  /** Waits so many seconds. */
  pause: (seconds: number) => Promise<void>;
}

/**
 * Makes a new key for persons' tokens, and lets it sign once every process knows it. The earlier keys still prove what they
 * have signed, so nobody is signed out; those whose last token has expired are forgotten. Answers the new key's id.
 */
export async function rotateSigningKey({ database, now, newId, pause }: RotationParts): Promise<string> {
  const keyId = newId();
  const pem = await newPrivatePem();
  await database.transaction((tx) => insertNextKey(tx, keyId, pem, now()));
  await pause(PUBLISH_S);
  await database.transaction(async (tx) => {
    await activateKey(tx, keyId);
    await deleteKeysReplacedBefore(tx, new Date(now().getTime() - KEEP_MS));
  });
  return keyId;
}
