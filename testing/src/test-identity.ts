import { generateKeyPairSync, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Role } from '@shop/contracts/roles';
import { toJwk } from '@shop/chassis/auth/jwks';
import { createServiceTokens } from '@shop/chassis/auth/service-token';

export interface TestPerson {
  id: number;
  role: Role;
  vendorId?: number;
  email?: string;
  /** The version of the person's tokens; 1 unless told. */
  version?: number;
}

const LIFE_S = 3600;
const keyId = randomUUID();
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The one key that signs all tokens of a test file, of persons and of services. */
export const testJwk = toJwk(keyId, publicKey);

export function signTestToken({ id, role, vendorId, email, version = 1 }: TestPerson, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const claims = {
    iss: 'identity',
    jti: randomUUID(),
    id,
    email: email ?? `${role}${id}@shop.test`,
    role: { name: role },
  };
  const ofVendor = vendorId === undefined ? {} : { vendorId };
  const times = { ver: version, iat, exp: iat + LIFE_S };
  return signTestClaims({ ...claims, ...ofVendor, ...times });
}

/** Signs any claims with the key that services under test trust. */
export const signTestClaims = (claims: object): string =>
  jwt.sign(claims, privateKey, { algorithm: 'ES256', keyid: keyId });

export const signTestServiceToken = (service: string, now: () => Date): string =>
  createServiceTokens({ service, key: { keyId, privateKey }, now }).token();
