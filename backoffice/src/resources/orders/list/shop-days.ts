const day = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Africa/Accra',
});
const DAY_MS = 86_400_000;

/** The days of an order's placing that a list shows, both ends included, as the shop counts them. */
export interface Period {
  from?: string;
  to?: string;
}

/** "2026-11-28": the shop day of a moment, whatever the browser's zone. */
export const shopDayOf = (at: Date): string => day.format(at);

/** The last days, the present one among them. */
export const lastDays = (days: number, now: Date): Period => ({
  from: shopDayOf(new Date(now.getTime() - (days - 1) * DAY_MS)),
  to: shopDayOf(now),
});
