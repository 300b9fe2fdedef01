const parts = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Africa/Accra',
});

/** "Fri 27 Nov, 14:05" on the shop's clock, whatever the browser's zone; a dash where there is no time. */
export function formatTime(iso: string | null | undefined): string {
  if (!iso) return '–';
  const at = new Map(parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => at.get(type) ?? '';
  // Some browsers write "Sept".
  return `${part('weekday')} ${part('day')} ${part('month').slice(0, 3)}, ${part('hour')}:${part('minute')}`;
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "November 2026" of a shop's month, `2026-11`. */
export const formatMonth = (yearAndMonth: string): string => month.format(new Date(`${yearAndMonth}-01T00:00:00Z`));
