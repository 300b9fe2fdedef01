import type { ErrorIssue } from '@shop/contracts/errors';
import type { CartAnswer } from '@shop/contracts/rest/carts';

export interface Call {
  method: string;
  path: string;
  token: string | null;
  body: unknown;
}
/** A `total` is told as a list's Content-Range does; a status of 0 is no answer at all. */
type Answer = { status?: number; body: unknown; total?: number };
export type Handler = (call: Call) => Answer;

const base64Url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const HOUR_S = 3600;
export const tokenOf = (id: number, email: string, role = 'customer') =>
  [{ alg: 'ES256' }, { id, email, role: { name: role }, exp: Math.floor(Date.now() / 1000) + HOUR_S }]
    .map(base64Url)
    .concat('signature')
    .join('.');

export const refusal = (status: number, message: string, issues: readonly ErrorIssue[] = []): Answer => ({
  status,
  body: { message, error: message, code: 'refused', ...(issues.length > 0 ? { issues } : {}) },
});

export const emptyCart: CartAnswer = {
  cart: { id: 1, items: [] },
  totals: { subtotal: 0, shipping: 0, total: 0 },
  warnings: [],
};

/** What a list was asked for: its filter, its sort and its range. */
export function asked({ path }: Call) {
  const query = new URL(path, 'http://shop.test').searchParams;
  const part = (name: string): unknown => JSON.parse(query.get(name) ?? 'null');
  return {
    filter: (part('filter') ?? {}) as Record<string, unknown>,
    sort: part('sort') as [string, string] | null,
    range: part('range') as [number, number] | null,
  };
}

const shopFront: Record<string, Handler> = {
  'GET /images/logo': () => ({ body: [] }),
  'GET /images/slider/images': () => ({ body: [] }),
  'GET /categories': () => ({ body: [] }),
  'GET /products': () => ({ body: [] }),
  'GET /vendors': () => ({ body: [] }),
  'GET /sizes': () => ({ body: [] }),
  'GET /colors': () => ({ body: [] }),
  'GET /brands': () => ({ body: [] }),
  'GET /public-pages': () => ({ body: [] }),
  'GET /settings': () => refusal(503, 'Away.'),
  'GET /carts/me/current': () => ({ body: emptyCart }),
};

/** The far end of the storefront's calls: what it was asked, and answers by method and path (without the query). */
export function openFakeShop(handlers: Record<string, Handler>) {
  const calls: Call[] = [];
  const answers = { ...shopFront, ...handlers };
  const fetch = (url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const path = String(url).replace('/api', '');
    const headers = init.headers as Record<string, string>;
    const call: Call = {
      method: init.method ?? 'GET',
      path,
      token: headers['authorization']?.replace('Bearer ', '') ?? null,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const handler = answers[`${call.method} ${path.split('?')[0] ?? ''}`];
    const { status = 200, body, total } = handler ? handler(call) : refusal(404, 'Not found');
    if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
    // jsdom has no Response of its own.
    return Promise.resolve({
      ok: status < 400,
      status,
      headers: { get: () => (total === undefined ? null : `rows 0-0/${total}`) },
      json: () => Promise.resolve(body),
      text: () => Promise.resolve(JSON.stringify(body)),
    } as unknown as Response);
  };
  const callsOf = (method: string, path: string) =>
    calls.filter((call) => call.method === method && call.path.startsWith(path));
  return { fetch, calls, callsOf };
}
