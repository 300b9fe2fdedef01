import type { Changes } from '@shop/contracts/events/changes';

/** The same changes, said of a part of a record: `sections.5.title`. */
export const within = (part: string, changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).map(([field, change]) => [`${part}.${field}`, change]));
