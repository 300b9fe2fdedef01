import type { Values } from './collection.ts';

/** An input that is emptied holds null or an empty text, whichever the record had. */
const comparable = (value: unknown) => JSON.stringify(value === '' ? null : value);

/**
 * What differs from the record as its form had loaded it. The rest is not told: it may have been changed by somebody else
 * meanwhile, and a change is of what it names.
 */
export const changedFields = (values: Values, loaded: object): Values => {
  const known = new Map<string, unknown>(Object.entries(loaded));
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        value !== undefined && !(known.has(field) && comparable(value) === comparable(known.get(field))),
    ),
  );
};
