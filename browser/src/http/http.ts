import { ApiError, apiErrorOf, NO_ANSWER } from './api-error.ts';
import { listPath, type ListQuery, type Page, totalOf } from './list-query.ts';

const DEADLINE_MS = 20_000;
/** A picture or a clip over a slow line. */
const UPLOAD_DEADLINE_MS = 300_000;

export interface CallOptions {
  /** Public reads go without the token: they are the same for everybody. */
  anonymous?: boolean;
  deadlineMs?: number;
  /** Sent beside those that every call has. */
  headers?: Record<string, string>;
  /** Gives the call up. */
  signal?: AbortSignal;
}

export interface Http {
  /** The bare answer of any call, where its headers count. A FormData travels as it is, everything else as JSON. */
  send(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Response>;
  get<Answer>(path: string, options?: CallOptions): Promise<Answer>;
  list<Row>(path: string, query: ListQuery, options?: CallOptions): Promise<Page<Row>>;
  post<Answer>(path: string, body: unknown, options?: CallOptions): Promise<Answer>;
  put<Answer>(path: string, body: unknown): Promise<Answer>;
  patch<Answer>(path: string, body: unknown): Promise<Answer>;
  delete<Answer>(path: string): Promise<Answer>;
}

interface HttpDependencies {
  fetch: typeof fetch;
  token: () => string | null;
  /** Called with the token that the server no longer takes. */
  onDeadToken: (token: string) => void;
}

/** The only way to the shop's API. Every call has a deadline and throws an ApiError where it fails. */
export function createHttp({ fetch, token, onDeadToken }: HttpDependencies): Http {
  async function send(method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Response> {
    const sentToken = options.anonymous ? null : token();
    const isForm = body instanceof FormData;
    const deadline = AbortSignal.timeout(options.deadlineMs ?? (isForm ? UPLOAD_DEADLINE_MS : DEADLINE_MS));
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(sentToken === null ? {} : { authorization: `Bearer ${sentToken}` }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: options.signal ? AbortSignal.any([options.signal, deadline]) : deadline,
    }).catch((failure: unknown) => {
      if (options.signal?.aborted) throw failure;
      throw new ApiError(NO_ANSWER, 'no_answer', 'No connection to the shop. Check your internet and try again.');
    });
    if (response.ok) return response;
    if (response.status === 401 && sentToken !== null) onDeadToken(sentToken);
    throw apiErrorOf(response.status, await response.json().catch(() => null));
  }

  const json = async <Answer>(answer: Promise<Response>): Promise<Answer> => {
    const text = await (await answer).text().catch(() => {
      throw new ApiError(NO_ANSWER, 'no_answer', 'The connection broke off. Please try again.');
    });
    return (text === '' ? null : JSON.parse(text)) as Answer;
  };

  return {
    send,
    get: (path, options) => json(send('GET', path, undefined, options)),
    async list<Row>(path: string, query: ListQuery, options?: CallOptions) {
      const response = await send('GET', listPath(path, query), undefined, options);
      const rows = await json<Row[]>(Promise.resolve(response));
      return { rows, total: totalOf(response.headers.get('content-range'), rows.length) };
    },
    post: (path, body, options) => json(send('POST', path, body, options)),
    put: (path, body) => json(send('PUT', path, body)),
    patch: (path, body) => json(send('PATCH', path, body)),
    delete: (path) => json(send('DELETE', path)),
  };
}
