import type { Changes } from '@shop/contracts/events/changes';
import type { LookupFields, StoredLookup } from './lookup-store.ts';

const FIELDS = ['name', 'hex', 'categoryId'] as const;

/** Which of the fields that a change names differ from what is stored, and how. */
export const lookupChanges = (stored: StoredLookup, named: LookupFields): Changes =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const [from = null, to] = [stored[field], named[field]];
      return to === undefined || to === from ? [] : [[field, { from, to }] as const];
    }),
  );
