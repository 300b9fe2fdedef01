import { params, query } from '@shop/chassis/http/door';
import type express from 'express';
import { LRUCache } from 'lru-cache';
import type { Route, RouteInput } from './route.ts';

/** What a request asks for, before its body is read. */
export type Asked = Pick<RouteInput<unknown, unknown, unknown>, 'params' | 'query'>;

/** Checks the address of a request. Throws a Problem 400. */
export const askedOf = (route: Route, req: express.Request): Asked => ({
  params: route.params ? params(req, route.params) : undefined,
  query: route.query ? query(req, route.query) : undefined,
});

export interface AskedByMany {
  asked: Asked;
  /** The same for all addresses that ask for the same. */
  key: string;
}

const REMEMBERED = 1000;
/** What many send is short; a long address is somebody's own. */
const MOST_SIGNS = 300;

/** The same for calls whose answers are kept: many send the same address, so what it asks for is worked out once. */
export function createAskedByMany(): (route: Route, req: express.Request) => AskedByMany {
  const known = new LRUCache<string, AskedByMany>({ max: REMEMBERED });
  return (route, req) => {
    const before = known.get(req.url);
    if (before) return before;
    const asked = askedOf(route, req);
    const answer = { asked, key: `${route.path} ${JSON.stringify(asked)}` };
    if (req.url.length <= MOST_SIGNS) known.set(req.url, answer);
    return answer;
  };
}
