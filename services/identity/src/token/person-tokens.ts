import jwt from 'jsonwebtoken';
import type { Role } from '@shop/contracts/roles';
import { algorithmOf } from '@shop/chassis/auth/signature-algorithm';
import type { KeyRing } from './key-ring.ts';

export interface TokenHolder {
  userId: number;
  email: string;
  role: Role;
  vendorId: number | null;
  /** The version of the user's tokens; raising it ends all earlier ones. */
  tokenVersion: number;
}

export interface PersonTokens {
  sign(holder: TokenHolder): Promise<string>;
}

export interface PersonTokenParts {
  keyRing: KeyRing;
  now: () => Date;
  newId: () => string;
  tokenLifeS: number;
}

export const ISSUER = 'identity';

export const createPersonTokens = ({ keyRing, now, newId, tokenLifeS }: PersonTokenParts): PersonTokens => ({
  sign: async ({ userId, email, role, vendorId, tokenVersion }) => {
    const { keyId, privateKey } = await keyRing.active();
    const iat = Math.floor(now().getTime() / 1000);
    const claims = {
      iss: ISSUER,
      jti: newId(),
      id: userId,
      email,
      role: { name: role },
      ...(vendorId === null ? {} : { vendorId }),
      ver: tokenVersion,
      iat,
      exp: iat + tokenLifeS,
    };
    return jwt.sign(claims, privateKey, { algorithm: algorithmOf(privateKey), keyid: keyId });
  },
});
