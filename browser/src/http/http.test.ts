import { ApiError } from './api-error.ts';
import { createHttp } from './http.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

function openHttp(answer: () => Response, token: string | null = 'a.b.c') {
  const sent: Sent[] = [];
  const dead: string[] = [];
  const http = createHttp({
    fetch: (url, init = {}) => {
      sent.push({ url: String(url), init });
      return Promise.resolve().then(answer);
    },
    token: () => token,
    onDeadToken: (ended) => dead.push(ended),
  });
  return { http, sent, dead };
}
const refusal = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const failure = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(failure instanceof ApiError)) throw new Error('an ApiError was expected');
  return failure;
};

describe('calls of the API', () => {
  test('own calls carry the token, public ones do not', async () => {
    const { http, sent } = openHttp(() => Response.json([]));
    await http.get('/addresses');
    await http.get('/products', { anonymous: true });
    expect(sent.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual(['Bearer a.b.c', null]);
  });

  test('every call has a deadline', async () => {
    const { http, sent } = openHttp(() => Response.json({}));
    await http.post('/carts', {});
    expect(sent[0]?.init.signal).toBeInstanceOf(AbortSignal);
  });

  test('a refusal keeps the server’s sentence, code and issues', async () => {
    const body = {
      message: 'Only 2 left.',
      error: 'Only 2 left.',
      code: 'stock',
      issues: [{ path: 'q', message: 'x' }],
    };
    const failure = await failureOf(openHttp(() => refusal(409, body)).http.post('/carts', {}));
    expect(failure).toMatchObject({ status: 409, code: 'stock', message: 'Only 2 left.', issues: body.issues });
  });

  test('an answer that is no error body becomes a plain sentence', async () => {
    const failure = await failureOf(openHttp(() => new Response('<html>', { status: 502 })).http.get('/products'));
    expect(failure).toMatchObject({ status: 502, fromServer: false });
  });

  test('a call that gets no answer says so', async () => {
    const { http } = openHttp(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await failureOf(http.get('/products'))).toMatchObject({ status: 0, code: 'no_answer' });
  });

  test('a 401 ends the session of the token that was sent, and no other', async () => {
    const body = { message: 'Please sign in.', error: 'Please sign in.', code: 'x' };
    const signedIn = openHttp(() => refusal(401, body));
    await failureOf(signedIn.http.get('/addresses'));
    expect(signedIn.dead).toEqual(['a.b.c']);
    await failureOf(signedIn.http.post('/auth/login', {}, { anonymous: true }));
    expect(signedIn.dead).toHaveLength(1);
  });

  test.each([
    ['products 10-11/12', [1, 2], 12],
    ['products */0', [], 0],
    [null, [1], 1],
  ])('a list with the header %s tells its total', async (header, rows, total) => {
    const { http } = openHttp(() =>
      Response.json(rows, header === null ? {} : { headers: { 'content-range': header } }),
    );
    expect(await http.list('/products', { offset: 10, limit: 10 })).toEqual({ rows, total });
  });

  test('a list asks in the shop’s dialect and leaves out filters that are not set', async () => {
    const { http, sent } = openHttp(() => Response.json([]));
    await http.list('/products', {
      sort: ['price', 'ASC'],
      offset: 24,
      limit: 24,
      filter: { q: '50%', categoryId: null },
    });
    const query = new URL(sent[0]?.url ?? '', 'http://shop').searchParams;
    expect(Object.fromEntries(query)).toEqual({ range: '[24,47]', sort: '["price","ASC"]', filter: '{"q":"50%"}' });
  });
});
