import type { Changes } from '@shop/contracts/events/changes';

type Value = string | number | boolean | null;
type Fields = Readonly<Record<string, Value>>;

/** The fields that differ, with their values; a personal field is only named. */
export function changesBetween(before: Fields, after: Fields, personal: ReadonlySet<string>): Changes {
  const differing = Object.keys(after).filter((field) => (before[field] ?? null) !== after[field]);
  return Object.fromEntries(
    differing.map((field) => [
      field,
      personal.has(field) ? { from: null, to: null } : { from: before[field] ?? null, to: after[field] ?? null },
    ]),
  );
}

export const isEmpty = (changes: Changes): boolean => Object.keys(changes).length === 0;
