import type { KeyObject } from 'node:crypto';

/** Where an issuer's public keys come from. Throws where they can't be had now. */
export interface PublicKeySource {
  /** The key of that id, or null where the issuer has none. */
  find(keyId: string): Promise<KeyObject | null>;
}
