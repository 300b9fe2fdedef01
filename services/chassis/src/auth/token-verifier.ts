import jwt from 'jsonwebtoken';
import { unauthorized, unavailable } from '../errors/problem.ts';
import type { Person, ServiceCaller } from './caller.ts';
import type { PublicKeySource } from './public-key-source.ts';
import type { RevocationCheck, RevocationQuestion } from './revocation-check.ts';
import { algorithmOf } from './signature-algorithm.ts';
import { SERVICE_SUBJECT, personClaims, serviceClaims } from './token-claims.ts';

export interface TokenVerifier {
  /** Who a token speaks for. Throws a Problem 401 for a dead token, 503 where nobody can tell. */
  verify(token: string): Promise<Person | ServiceCaller>;
}

export interface TokenVerifierOptions {
  /** The only issuers that are trusted, by name. */
  issuers: Readonly<Record<string, PublicKeySource>>;
  revocations: RevocationCheck;
  now: () => Date;
}

interface Verified {
  caller: Person | ServiceCaller;
  expiresAt: number;
  /** What is asked on each use; services' tokens live too shortly for that. */
  question: RevocationQuestion | null;
}

const REMEMBERED = 5000;

const tokenInvalid = () => unauthorized('token_invalid', 'Please sign in again.');
const tokenExpired = () => unauthorized('token_expired', 'Your sign-in has run out. Please sign in again.');
const tokenRevoked = () => unauthorized('token_revoked', 'You have signed out. Please sign in again.');
const cannotTell = (cause: unknown) => unavailable(undefined, { code: 'sign_in_unavailable', cause });

/** Checks signatures once and remembers them until they expire; whether a token is revoked is asked on each call. */
export function createTokenVerifier({ issuers, revocations, now }: TokenVerifierOptions): TokenVerifier {
  const remembered = new Map<string, Verified>();
  const seconds = (): number => Math.floor(now().getTime() / 1000);

  const check = async (token: string): Promise<Verified> => {
    const claims = await signedClaims(token, issuers, seconds());
    const verified = isOfService(claims) ? verifiedService(claims) : verifiedPerson(claims);
    const [oldest] = remembered.size >= REMEMBERED ? remembered.keys() : [];
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, verified);
    return verified;
  };

  return {
    verify: async (token) => {
      const verified = remembered.get(token) ?? (await check(token));
      if (verified.expiresAt <= seconds()) {
        remembered.delete(token);
        throw tokenExpired();
      }
      if (verified.question) {
        const isRevoked = await revocations(verified.question).catch((error: unknown) => {
          throw cannotTell(error);
        });
        if (isRevoked) throw tokenRevoked();
      }
      return verified.caller;
    },
  };
}

async function signedClaims(
  token: string,
  issuers: TokenVerifierOptions['issuers'],
  at: number,
): Promise<jwt.JwtPayload> {
  const unchecked = decoded(token);
  const issuer = unchecked?.payload.iss;
  const keyId = unchecked?.header.kid;
  if (issuer === undefined || keyId === undefined || !Object.hasOwn(issuers, issuer)) throw tokenInvalid();
  const key = await issuers[issuer]?.find(keyId).catch((error: unknown) => {
    throw cannotTell(error);
  });
  if (!key) throw tokenInvalid();
  try {
    const claims = jwt.verify(token, key, { algorithms: [algorithmOf(key)], issuer, clockTimestamp: at });
    if (typeof claims === 'object') return claims;
  } catch (error) {
    if (error instanceof jwt.TokenExpiredError) throw tokenExpired();
  }
  throw tokenInvalid();
}

function decoded(token: string): { header: jwt.JwtHeader; payload: jwt.JwtPayload } | null {
  try {
    const parts = jwt.decode(token, { complete: true });
    return parts && typeof parts.payload === 'object' ? { header: parts.header, payload: parts.payload } : null;
  } catch {
    return null;
  }
}

const isOfService = (claims: jwt.JwtPayload): boolean => claims.sub === SERVICE_SUBJECT;

function verifiedService(claims: jwt.JwtPayload): Verified {
  const { success, data } = serviceClaims.safeParse(claims);
  if (!success) throw tokenInvalid();
  return { caller: { kind: 'service', name: data.iss }, expiresAt: data.exp, question: null };
}

function verifiedPerson(claims: jwt.JwtPayload): Verified {
  const { success, data } = personClaims.safeParse(claims);
  if (!success) throw tokenInvalid();
  const { id, email, role, vendorId = null, jti: tokenId, exp: expiresAt, ver: version } = data;
  return {
    caller: { kind: 'person', id, email, role: role.name, vendorId, tokenId, expiresAt },
    expiresAt,
    question: { tokenId, userId: id, version },
  };
}
