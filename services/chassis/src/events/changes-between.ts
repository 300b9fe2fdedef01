import type { Changes } from '@shop/contracts/events/changes';

export type Fields = Readonly<Record<string, Changes[string]['from']>>;

/** Which fields differ, with their values; those that one side does not have are null there. Unvalued ones are only named. */
export function changesBetween(before: Fields, after: Fields, unvalued: ReadonlySet<string> = new Set()): Changes {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const [from, to] = [before[field] ?? null, after[field] ?? null];
      if (from === to) return [];
      return [[field, unvalued.has(field) ? { from: null, to: null } : { from, to }] as const];
    }),
  );
}

export const isEmpty = (changes: Changes): boolean => Object.keys(changes).length === 0;
