import type { RoleRecord } from '@shop/contracts/rest/roles';

/** What is made besides the user because of its role, and where the form holds it. */
export interface RolePart {
  at: 'shop' | 'papers';
  resource: 'vendors' | 'deliveryAgents';
  /** In a sentence: "the shop". */
  name: string;
  /** What was typed for it goes to the server with these. */
  fixed: Readonly<Record<string, unknown>>;
}

/** A Map, since an admin may call a role by any word, also one that every object knows. */
const PARTS: ReadonlyMap<string, RolePart> = new Map([
  ['vendor', { at: 'shop', resource: 'vendors', name: 'the shop', fixed: { isActive: false } }],
  ['delivery', { at: 'papers', resource: 'deliveryAgents', name: 'the agent’s record', fixed: {} }],
]);

/** Roles are told apart by their names, without regard to case. */
export const partOfRole = (role: Pick<RoleRecord, 'name'> | undefined): RolePart | null =>
  PARTS.get(role?.name.toLowerCase() ?? '') ?? null;
