import type { TokenClaims } from '@shop/contracts/rest/auth';
import type { Role } from '@shop/contracts/roles';
import { jwtDecode } from 'jwt-decode';

export interface Session {
  token: string;
  id: number;
  email: string;
  role: Role;
  /** A vendor's shop; null for other roles, and for a vendor whose shop nobody has made yet. */
  vendorId: number | null;
  expiresAtMs: number;
}

/** What a token says of its owner; null where it says nothing usable. The server alone decides whether it is true. */
export function sessionOf(token: string): Session | null {
  try {
    const { id, email, role, vendorId, exp } = jwtDecode<Partial<TokenClaims>>(token);
    if (typeof id !== 'number' || typeof exp !== 'number' || !email || !role) return null;
    return {
      token,
      id,
      email,
      role: role.name.toLowerCase() as Role,
      vendorId: vendorId ?? null,
      expiresAtMs: exp * 1000,
    };
  } catch {
    return null;
  }
}
