import type { KeyObject } from 'node:crypto';

/** The one algorithm of each type of key (RFC 7518, section 3). New keys are `ec`; `rsa` are those of older databases. */
const ALGORITHMS = { ec: 'ES256', rsa: 'RS256' } as const;

export type SignatureAlgorithm = (typeof ALGORITHMS)[keyof typeof ALGORITHMS];

/** How a token is signed with that key: the key decides, never the token. Throws for a key of another type. */
export function algorithmOf({ asymmetricKeyType: type }: KeyObject): SignatureAlgorithm {
  if (type === 'ec' || type === 'rsa') return ALGORITHMS[type];
  throw new Error(`No token is signed with a key of the type ${type}.`);
}
