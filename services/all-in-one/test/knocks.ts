export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface Knock {
  token?: string | undefined;
  json?: unknown;
  form?: FormData;
  query?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
  raw?: string | Uint8Array<ArrayBuffer> | URLSearchParams;
}

export type Knocks = <Body = unknown>(method: string, path: string, knock?: Knock) => Promise<Answer<Body>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Calls a running program as a stranger would: nothing is thrown for a refusal, nothing is followed. */
export const knocksAt =
  (address: string): Knocks =>
  async <Body>(method: string, path: string, { token, json, form, query = {}, headers = {}, raw }: Knock = {}) => {
    const url = new URL(path, address);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, textOf(value));
    const body = json === undefined ? (form ?? raw) : JSON.stringify(json);
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') && text !== '';
    return { status: answer.status, headers: answer.headers, body: (isJson ? JSON.parse(text) : text) as Body };
  };
