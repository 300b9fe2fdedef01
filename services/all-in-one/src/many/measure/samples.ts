import type { Route } from '@shop/bff/surface/route';
import type { Role } from '@shop/contracts/roles';

/** A filter of a list, with the schema of its value. */
export interface Sample {
  route: Route;
  as: Role | 'visitor';
  name: string;
  schema: { type?: string; enum?: readonly unknown[] };
}
export type Samples = (sample: Sample) => readonly unknown[];

/** What many have, few have and nobody has; a piece of a word too. */
const SEARCHES = ['Mensah', 'romper', 'kente romper', 'ɔ', '77', 'no such thing'];
const CEDIS = 60;

/** Values for every filter: all of those that a schema lists, and ids of records that are there. */
export const samplesWith =
  (idOf: (filter: string) => number | undefined): Samples =>
  ({ route, as, name, schema }) => {
    // Whose a shop is, is for admins to ask.
    if (name === 'userId' && as === 'visitor') return [];
    if (name === 'q') return SEARCHES;
    if (schema.enum) return schema.enum;
    if (schema.type === 'boolean') return name === 'manage' ? [] : [true, false];
    if (name === 'resource') return ['products', 'orders'];
    if (schema.type === 'string') return ['about'];
    if (schema.type === 'number') return [CEDIS];
    const id = idOf(name === 'id' ? `${route.list}` : name);
    return id === undefined ? [] : [name === 'agentUserId' ? id : [id, id + 1, id + 2]];
  };
