import { DEMO_PASSWORD } from './accounts.ts';
import type { Doors } from './doors.ts';

/** A person of the demo: signs in anew whenever the shop's clock has moved past the last token. */
export interface Person {
  email: string;
  /** From the token. */
  id(): Promise<number>;
  token(): Promise<string>;
}

interface Claims {
  id: number;
  exp: number;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

/** Left before a token ends, so that no call begins with one that is about to. */
const MARGIN_S = 600;

export function personOf(email: string, { front, now }: { front: Doors; now: () => Date }): Person {
  let held: { token: string; claims: Claims } | null = null;
  const signedIn = async () => {
    if (held && held.claims.exp - MARGIN_S > now().getTime() / 1000) return held;
    const { token } = await front.send<{ token: string }>('POST', '/api/auth/login', {
      email,
      password: DEMO_PASSWORD,
    });
    held = { token, claims: claimsOf(token) };
    return held;
  };
  return { email, id: async () => (await signedIn()).claims.id, token: async () => (await signedIn()).token };
}
