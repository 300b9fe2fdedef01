import type { ListQuery } from '@shop/browser/http/list-query';
import type { Product } from '@shop/contracts/rest/products';

const LATEST_MS = 336 * 60 * 60 * 1000;
export const MOST_LATEST = 5;

export const LATEST: ListQuery = { sort: ['createdAt', 'DESC'], offset: 0, limit: MOST_LATEST };

/** Of a list that has the newest first: what is at most 14 days old, and five at most. */
export const latestOf = (newestFirst: readonly Product[], nowMs: number): Product[] =>
  newestFirst.filter(({ createdAt }) => nowMs - Date.parse(createdAt) <= LATEST_MS).slice(0, MOST_LATEST);
