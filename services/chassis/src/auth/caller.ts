import type { Role } from '@shop/contracts/roles';

export interface Person {
  kind: 'person';
  id: number;
  email: string;
  role: Role;
  /** A vendor's shop, where it has one. */
  vendorId: number | null;
  tokenId: string;
  /** Seconds since 1970. */
  expiresAt: number;
}
/** Another service that acts by itself. */
export interface ServiceCaller {
  kind: 'service';
  name: string;
}
export interface Visitor {
  kind: 'visitor';
}
export type Caller = Person | ServiceCaller | Visitor;
