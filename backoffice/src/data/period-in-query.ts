/**
 * A list of orders takes its first and last day beside the dialect's `filter`, while a screen filters by everything alike:
 * moves both from the filter to the query.
 */
export function readPeriod(url: string): string {
  const [path = '', text] = url.split('?');
  if (text === undefined) return url;
  const query = new URLSearchParams(text);
  const { from, to, ...filter } = JSON.parse(query.get('filter') ?? '{}') as Record<string, unknown>;
  for (const [day, value] of Object.entries({ from, to }))
    if (typeof value === 'string' && value !== '') query.set(day, value);
  query.set('filter', JSON.stringify(filter));
  return `${path}?${query.toString()}`;
}
