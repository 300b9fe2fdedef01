import { ApiError, apiErrorOf, NO_ANSWER } from './api-error.ts';
import { listPath, type ListQuery, type Page, totalOf } from './list-query.ts';

const DEADLINE_MS = 20_000;

interface CallOptions {
  /** Public reads go without the token: they are the same for everybody. */
  anonymous?: boolean;
  deadlineMs?: number;
}

export interface Http {
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
  async function call(method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Response> {
    const sentToken = options.anonymous ? null : token();
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(sentToken === null ? {} : { authorization: `Bearer ${sentToken}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(options.deadlineMs ?? DEADLINE_MS),
    }).catch(() => {
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
    get: (path, options) => json(call('GET', path, undefined, options)),
    async list<Row>(path: string, query: ListQuery, options?: CallOptions) {
      const response = await call('GET', listPath(path, query), undefined, options);
      const rows = await json<Row[]>(Promise.resolve(response));
      return { rows, total: totalOf(response.headers.get('content-range'), rows.length) };
    },
    post: (path, body, options) => json(call('POST', path, body, options)),
    put: (path, body) => json(call('PUT', path, body)),
    patch: (path, body) => json(call('PATCH', path, body)),
    delete: (path) => json(call('DELETE', path)),
  };
}
