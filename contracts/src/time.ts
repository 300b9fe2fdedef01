import { z } from 'zod';

/** ISO 8601 in UTC, as every time stands in JSON. */
export const timestampSchema = z.iso.datetime();

const daySchema = z.iso.date();
/** A shop day `YYYY-MM-DD`, a full timestamp, or nothing. */
const dayOrTimeSchema = z.union([daySchema, z.iso.datetime({ offset: true }), z.literal('')], {
  error: 'Give a day as YYYY-MM-DD.',
});

/** Milliseconds of a day. Africa/Accra keeps UTC+0 all year (IANA time zone database), so a shop day is a UTC day. */
const DAY_MS = 86_400_000;

/** What comes later can't be written as ISO 8601 with a year of four digits. No order is of that time or later. */
const LAST_TIME = new Date('9999-12-31T23:59:59.999Z');

const startOf = (text: string): Date => new Date(daySchema.safeParse(text).success ? `${text}T00:00:00.000Z` : text);
const endOf = (text: string): Date =>
  daySchema.safeParse(text).success
    ? new Date(startOf(text).getTime() + DAY_MS)
    : new Date(new Date(text).getTime() + 1);

export interface TimeRange {
  /** Inclusive; absent means without a beginning. */
  from?: Date | undefined;
  /** Exclusive; absent means without an end. */
  before?: Date | undefined;
}

/** `from` and `to` of a query, both ends inclusive; a `to` that is a day means the end of that day. An empty end is none. */
export const dayRangeSchema = z
  .object({ from: dayOrTimeSchema.optional(), to: dayOrTimeSchema.optional() })
  .transform(({ from, to }): TimeRange => ({
    ...(from ? { from: startOf(from) } : {}),
    ...(to ? { before: endOf(to) > LAST_TIME ? LAST_TIME : endOf(to) } : {}),
  }))
  .refine(({ from, before }) => !from || !before || from < before, {
    message: '“from” is after “to”.',
    path: ['from'],
  });

/** The shop day that holds the given moment. */
export function shopDay(at: Date): { from: Date; before: Date } {
  const from = startOf(at.toISOString().slice(0, 10));
  return { from, before: new Date(from.getTime() + DAY_MS) };
}
