import { badRequest, unavailable } from '@shop/chassis/errors/problem';
import { eventually } from '@shop/testing/eventually';
import type express from 'express';
import { connect } from 'node:net';
import { productView } from '../../test/product-view.ts';
import { customer, type StartedBff, startBff, tokenOf, vendor } from '../../test/start-bff.ts';

const MB = 1024 * 1024;

/** The content service's media, in memory. Files that hold "broken" are refused. */
const store = {
  kept: new Map<number, { bytes: Buffer; token: string | undefined }>(),
  brokenOff: 0,
  next: 1,
};
const content = (router: express.Router) => {
  router.post('/media', (req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('close', () => (store.brokenOff += req.complete ? 0 : 1));
    req.on('end', () => {
      const bytes = Buffer.concat(chunks);
      if (bytes.includes('broken')) {
        const problem = badRequest('broken_image', 'This picture is damaged. Please choose another.');
        return void res.status(400).json(problem.body());
      }
      const id = store.next++;
      store.kept.set(id, { bytes, token: req.get('authorization') });
      res.status(201).json({ id, kind: req.query['kind'], url: `/media/${id}/640.webp` });
    });
  });
  router.delete('/media/:id', (req, res) => {
    res.status(store.kept.delete(Number(req.params['id'])) ? 204 : 404).end();
  });
};

let sent: { name: string; imageUrls: string[]; tagIds: number[] } | null = null;
let refusal: { status: number; body: unknown } | null = null;
const catalog = (router: express.Router) => {
  router.post('/products', (req, res) => {
    sent = req.body;
    if (refusal) return void res.status(refusal.status).json(refusal.body);
    res.status(201).json(productView());
  });
};

let bff: StartedBff;
beforeAll(async () => {
  bff = await startBff({ services: { content, catalog } });
});
afterAll(() => bff.stop());
beforeEach(() => {
  Object.assign(store, { brokenOff: 0 });
  store.kept.clear();
  sent = null;
  refusal = null;
});

type Field = [name: string, value: string | Buffer, fileName?: string];
const basic: Field[] = [
  ['name', 'Romper'],
  ['categoryId', '1'],
  ['price', '60.50'],
  ['stock', '3'],
];
const picture = (name: string, text = name): Field => [name, Buffer.from(text), 'image.jpg'];

const formOf = (fields: Field[]) => {
  const form = new FormData();
  for (const [name, value, fileName] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([value]), fileName);
  }
  return form;
};
const post = (fields: Field[], person: typeof vendor | null = vendor) =>
  bff.call('POST', '/api/products/with-image', { body: formOf(fields), ...(person ? { person } : {}) });

const BOUNDARY = 'x-the-boundary';
const part = (name: string, value: string | Buffer, fileName?: string) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${fileName ? `; filename="${fileName}"` : ''}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const basicParts = basic.map(([name, value]) => part(name, value));
const postRaw = (body: Buffer, type = `multipart/form-data; boundary=${BOUNDARY}`) =>
  bff.call('POST', '/api/products/with-image', { body, headers: { 'content-type': type }, person: vendor });

describe('a form', () => {
  it('reaches the catalog as one product, its files stored and named in their order', async () => {
    const answer = await post([
      ...basic,
      ['tagIds[]', '8'],
      ['tagIds[]', '9'],
      picture('productImages_1', 'second'),
      picture('productImages_0', 'first'),
      picture('productImages_1', 'third'),
    ]);
    expect(answer.status).toBe(201);
    const contents = sent?.imageUrls.map((url) => store.kept.get(Number(url.split('/')[2]))?.bytes.toString());
    expect(contents).toEqual(['first', 'second', 'third']);
    expect(sent).toMatchObject({ name: 'Romper', pricePesewas: 6050, tagIds: [8, 9] });
  });

  it('is sent on in its owner’s name, however many large files it holds', async () => {
    const files = [0, 1, 2, 3].map((n): Field => [`productImages_${n}`, Buffer.alloc(2 * MB, n), 'a.jpg']);
    expect((await post([...basic, ...files])).status).toBe(201);
    const kept = [...store.kept.values()];
    expect(kept.map(({ bytes }) => bytes.length)).toEqual([2 * MB, 2 * MB, 2 * MB, 2 * MB]);
    for (const { token } of kept) expect(token).toMatch(/^Bearer /);
  });

  it('may hold a file of exactly ten megabytes', async () => {
    expect((await post([...basic, ['productImages_0', Buffer.alloc(10 * MB), 'a.jpg']])).status).toBe(201);
    expect(store.kept.get(store.next - 1)?.bytes.length).toBe(10 * MB);
  });

  it('may leave its file input empty', async () => {
    const body = Buffer.concat([...basicParts, part('productImages_0', '').subarray(0), END]);
    expect((await postRaw(body)).status).toBe(201);
    const emptyInput = Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="productImages_0"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n`,
    );
    expect((await postRaw(Buffer.concat([...basicParts, emptyInput, END]))).status).toBe(201);
    expect(sent?.imageUrls).toEqual([]);
  });

  describe.each([
    ['image/png', '; filename=""'],
    ['image/png', ''],
    ['Image/PNG', ''],
    ['application/octet-stream', '; filename=""'],
    ['application/octet-stream', ''],
  ])('with a file of %s named%s', (type, name) => {
    const nameless = (field: string, value: string | Buffer) =>
      Buffer.concat([
        Buffer.from(
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"${name}\r\ncontent-type: ${type}\r\n\r\n`,
        ),
        Buffer.from(value),
        Buffer.from('\r\n'),
      ]);

    it('stores it like any other, byte for byte, in its place', async () => {
      const bytes = Buffer.from([...Array(256).keys(), ...Buffer.from('\r\ncontent-type: image/png\r\n\r\n--')]);
      const files = [
        nameless('productImages', bytes),
        part('productImages', 'second', 'a.png'),
        nameless('productImages', 'third'),
      ];
      expect((await postRaw(Buffer.concat([...basicParts, ...files, END]))).status).toBe(201);
      const kept = sent?.imageUrls.map((url) => store.kept.get(Number(url.split('/')[2]))?.bytes);
      expect(kept).toEqual([bytes, Buffer.from('second'), Buffer.from('third')]);
    });

    it('passes over one without content', async () => {
      const files = [nameless('productImages', ''), nameless('idCard', '')];
      expect((await postRaw(Buffer.concat([...basicParts, ...files, END]))).status).toBe(201);
      expect(sent?.imageUrls).toEqual([]);
    });

    it('refuses it where none is expected, where it is too large and where it breaks off', async () => {
      const unexpected = [part('productImages', 'a', 'a'), nameless('idCard', 'x'), END];
      expect((await postRaw(Buffer.concat([...basicParts, ...unexpected]))).body.code).toBe('unexpected_file');
      const tooLarge = [nameless('productImages', Buffer.alloc(10 * MB + 1)), END];
      expect((await postRaw(Buffer.concat([...basicParts, ...tooLarge]))).body.code).toBe('file_too_large');
      for (const cut of [0, 4]) {
        const whole = nameless('productImages', 'abc');
        const body = Buffer.concat([...basicParts, whole.subarray(0, whole.length - 2 - cut)]);
        expect((await postRaw(body)).body.code).toBe('malformed_form');
      }
      expect([...store.kept.keys()]).toEqual([]);
    });
  });

  it('reads a text that states its type, and the name of a file in any script', async () => {
    const typed = Buffer.from(
      `--${BOUNDARY}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-disposition: form-data; name="description"\r\n\r\nƆkɔ\r\n`,
    );
    expect((await postRaw(Buffer.concat([...basicParts, typed, END]))).status).toBe(201);
    expect(sent).toMatchObject({ description: 'Ɔkɔ' });
  });

  it.each(['Ɔkɔ dress (1).JPG', 'a b#c?.png', '..\\..\\x.png', 'x'.repeat(300)])(
    'takes nothing from the file’s name %s',
    async (fileName) => {
      expect((await post([...basic, ['productImages_0', Buffer.from('a'), fileName]])).status).toBe(201);
      expect(sent?.imageUrls).toEqual([`/media/${store.next - 1}/640.webp`]);
    },
  );
});

describe('a form that is refused leaves nothing behind', () => {
  const files = [picture('productImages_0'), picture('productImages_1')];

  it.each<[string, () => ReturnType<typeof post>, number, string]>([
    ['a field that does not fit', () => post([...basic.slice(1), ...files]), 400, 'invalid'],
    [
      'a file over the limit',
      () => post([...basic, ...files, ['productImages_2', Buffer.alloc(10 * MB + 1), 'a']]),
      413,
      'file_too_large',
    ],
    ['a file in a field of no use', () => post([...basic, ...files, picture('idCard')]), 400, 'unexpected_file'],
    ['a file in __proto__', () => post([...basic, ...files, picture('__proto__')]), 400, 'unexpected_file'],
    [
      'a damaged picture',
      () => post([...basic, ...files, picture('productImages_2', 'broken'), picture('productImages_3')]),
      400,
      'broken_image',
    ],
    [
      '301 fields',
      () => post([...files, ...Array.from({ length: 301 }, (_, n): Field => [`f${n}`, 'x'])]),
      413,
      'form_too_large',
    ],
    [
      '201 files',
      () => post([...basic, ...Array.from({ length: 201 }, () => picture('productImages_0'))]),
      413,
      'form_too_large',
    ],
    ['a field of a megabyte', () => post([...files, ['description', 'x'.repeat(MB + 1)]]), 413, 'form_too_large'],
    [
      'more text than a product has',
      () => post([...files, ...[1, 2, 3].map((n): Field => [`f${n}`, 'x'.repeat(900_000)])]),
      413,
      'form_too_large',
    ],
    [
      'a body that ends within a file',
      () =>
        postRaw(
          Buffer.concat([
            ...basicParts,
            part('productImages_0', 'a', 'a'),
            part('productImages_1', 'b', 'b').subarray(0, -3),
          ]),
        ),
      400,
      'malformed_form',
    ],
    [
      'a body without its end',
      () => postRaw(Buffer.concat([...basicParts, part('productImages_0', 'a', 'a')])),
      400,
      'malformed_form',
    ],
    [
      'a part without a name',
      () => postRaw(Buffer.concat([...basicParts, part('productImages_0', 'a', 'a'), part('', 'x'), END])),
      400,
      'malformed_form',
    ],
    [
      'a file without a name',
      () => postRaw(Buffer.concat([...basicParts, part('', 'x', 'x'), END])),
      400,
      'malformed_form',
    ],
    [
      'a part with a broken head',
      () =>
        postRaw(
          Buffer.concat([
            part('productImages_0', 'a', 'a'),
            Buffer.from(`--${BOUNDARY}\r\nnonsense\r\n\r\nx\r\n`),
            END,
          ]),
        ),
      400,
      'malformed_form',
    ],
    ['nothing at all', () => postRaw(Buffer.alloc(0)), 400, 'malformed_form'],
    ['no boundary', () => postRaw(END, 'multipart/form-data'), 400, 'malformed_form'],
    ['another boundary', () => postRaw(END, 'multipart/form-data; boundary=other'), 400, 'malformed_form'],
    ['JSON', () => postRaw(Buffer.from('{}'), 'application/json'), 415, 'multipart_needed'],
  ])('%s', async (_what, send, status, code) => {
    const answer = await send();
    expect([answer.status, answer.body?.code]).toEqual([status, code]);
    expect(answer.body.message).toBe(answer.body.error);
    expect([...store.kept.keys()]).toEqual([]);
    expect(sent).toBeNull();
  });

  it('by the catalog', async () => {
    const problem = badRequest('unknown_category', 'This category does not exist.');
    refusal = { status: 400, body: problem.body() };
    expect((await post([...basic, ...files])).body.code).toBe('unknown_category');
    expect(store.kept.size).toBe(0);
  });
});

it('the files stay where nobody can tell whether the product was made', async () => {
  refusal = { status: 503, body: unavailable().body() };
  expect((await post([...basic, picture('productImages_0')])).status).toBe(503);
  expect(store.kept.size).toBe(1);
});

it.each(['__proto__', 'constructor', 'toString', '__proto__[]', 'constructor[]'])(
  'a field named %s changes nothing',
  async (name) => {
    expect((await post([...basic, [name, 'x'], [name, 'y']])).status).toBe(201);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.prototype.toString).toBeInstanceOf(Function);
  },
);

describe('an upload that breaks off', () => {
  it('ends what was begun with it and leaves nothing behind', async () => {
    const { hostname, port } = new URL(bff.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/products/with-image HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${tokenOf(vendor)}\r\n` +
        `content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: 9000000\r\n\r\n`,
    );
    socket.write(Buffer.concat([...basicParts, part('productImages_0', 'a', 'a')]));
    socket.write(part('productImages_1', Buffer.alloc(200_000), 'b'));
    await eventually('the first file is stored', () => store.kept.size >= 1);
    socket.destroy();
    await eventually('it is taken back', () => store.kept.size === 0);
    expect(sent).toBeNull();
  });

  it('does not make the content service look broken to others', async () => {
    for (let count = 0; count < 15; count++) {
      const cut = part('productImages_0', Buffer.alloc(300_000), 'a').subarray(0, 200_000);
      expect((await postRaw(Buffer.concat([...basicParts, cut]))).status).toBe(400);
    }
    expect((await post([...basic, picture('productImages_0')])).status).toBe(201);
  });
});

describe('whoever may not send a form', () => {
  it.each([
    ['a visitor', null, 401],
    ['a customer', customer, 403],
  ])('%s is refused before any of it is read', async (_who, person, status) => {
    const { hostname, port } = new URL(bff.url);
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.write(
      `POST /api/products/with-image HTTP/1.1\r\nhost: x\r\n${person ? `authorization: Bearer ${tokenOf(person)}\r\n` : ''}` +
        `content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: 5000000\r\n\r\n`,
    );
    socket.write(part('productImages_0', Buffer.alloc(1000), 'a'));
    await eventually('the answer comes while the body is still to come', () => heard.includes(`HTTP/1.1 ${status} `));
    expect(store.kept.size).toBe(0);
    // What still comes is let go, and the connection serves the next call.
    const sentSoFar = part('productImages_0', Buffer.alloc(1000), 'a').length;
    socket.write(Buffer.alloc(5_000_000 - sentSoFar));
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    await eventually('the next call is answered', () => heard.includes('HTTP/1.1 200 '));
    socket.destroy();
  });

  it('a form that is too large is answered while the rest still comes', async () => {
    const { hostname, port } = new URL(bff.url);
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk.toString()));
    const begin = Buffer.concat([...basicParts, part('idCard', 'x', 'x')]);
    const length = begin.length + 5_000_000;
    socket.write(
      `POST /api/products/with-image HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${tokenOf(vendor)}\r\n` +
        `content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${length}\r\n\r\n`,
    );
    socket.write(begin);
    await eventually('the answer comes', () => heard.includes('HTTP/1.1 400 '));
    socket.write(Buffer.alloc(5_000_000));
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    await eventually('the next call is answered', () => heard.includes('HTTP/1.1 200 '));
    socket.destroy();
  });
});
