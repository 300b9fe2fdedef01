import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@shop/testing/eventually';
import { createHttpClient, type HttpClient } from './http-client.ts';

const [FIRST, SECOND, THIRD] = ['127.0.0.1', '127.0.0.2', '127.0.0.3'] as const;
const servers = new Map<string, Server>();
const answered = new Map<string, number>();
/** Copies that are about to stop. */
const leaving = new Set<string>();
const hosts = new Set<string | undefined>();
let port = 0;
let looksUp = 0;
let answers: readonly string[] | Error | 'none at all';
let client: HttpClient;

beforeEach(async () => {
  for (const address of [FIRST, SECOND, THIRD]) await serve(address);
  answers = [FIRST, SECOND];
  client = createHttpClient({
    name: 'catalog',
    urls: [`http://catalog:${port}`],
    // What a network of containers answers: always in the same order, and differently when copies come and go.
    lookUpAll: (name) => {
      looksUp += 1;
      if (answers === 'none at all') return new Promise(() => undefined);
      if (answers instanceof Error) return Promise.reject(answers);
      return Promise.resolve(name === 'catalog' ? answers : []);
    },
    deadlineMs: 1_000,
  });
});
afterEach(async () => {
  await client.close();
  for (const server of servers.values()) server.closeAllConnections();
  await Promise.all([...servers.values()].map((server) => new Promise((done) => server.close(done))));
  port = 0;
  leaving.clear();
});

/** A copy of the service: each at an address of its own, all at one port. */
async function serve(address: string): Promise<void> {
  const server = createServer((req, res) => {
    hosts.add(req.headers.host);
    if (leaving.has(address)) res.setHeader('connection', 'close');
    if (req.url === '/healthz') return void res.end('{}');
    if (req.url === '/slow') return void setTimeout(() => res.end('{}'), 500);
    answered.set(address, (answered.get(address) ?? 0) + 1);
    req.resume().on('end', () => res.end('{}'));
  });
  await new Promise<void>((done) => server.listen(port, address, done));
  ({ port } = server.address() as AddressInfo);
  servers.set(address, server);
}

async function shut(address: string): Promise<void> {
  const server = servers.get(address);
  servers.delete(address);
  const closed = new Promise((done) => server?.close(done));
  server?.closeAllConnections();
  await closed;
  // The client learns a moment later that its idle connection was closed.
  await pause(50);
}

const call = (path = '/') => client.call({ method: 'POST', path, answer: 'empty' });

/** How many of so many calls, one after another, each copy answered. */
async function spreadOf(calls: number): Promise<Record<string, number>> {
  answered.clear();
  for (let index = 0; index < calls; index += 1) await call();
  return Object.fromEntries(answered);
}

test('calls one after another are shared by all copies behind one name, which stays their host', async () => {
  expect(await spreadOf(20)).toEqual({ [FIRST]: 10, [SECOND]: 10 });
  expect([...hosts]).toEqual([`catalog:${port}`]);
});

test('a copy that came is called within seconds, and one that went no longer, while calls on it end', async () => {
  await spreadOf(4);
  const slow: Promise<void>[] = [];
  answers = [SECOND, THIRD];
  await eventually('the third is called, the first is not', async () => {
    slow.push(call('/slow'));
    const { [FIRST]: first = 0, [THIRD]: third = 0 } = await spreadOf(4);
    return first === 0 && third === 2;
  });
  await Promise.all(slow);
});

test('while the resolver is away the last answer holds', async () => {
  await spreadOf(2);
  answers = Object.assign(new Error('away'), { code: 'EAI_AGAIN' });
  const before = looksUp;
  await eventually('it has been asked in vain', () => looksUp >= before + 2);
  expect(await spreadOf(4)).toEqual({ [FIRST]: 2, [SECOND]: 2 });
});

test('a copy that has no door any more costs no call, whatever the call does', async () => {
  await spreadOf(2);
  await shut(FIRST);
  expect(await spreadOf(20)).toEqual({ [SECOND]: 20 });
});

test.each<[string, (address: string) => Promise<unknown>]>([
  ['has no door any more', shut],
  ['is about to stop', async (address) => leaving.add(address)],
])('what streams is sent to another copy than one that %s', async (_what, end) => {
  await spreadOf(2);
  await end(FIRST);
  answered.clear();
  for (let index = 0; index < 6; index += 1) {
    await client.call({ method: 'POST', path: '/', raw: Readable.from(['a', 'b']), answer: 'empty' });
  }
  expect(Object.fromEntries(answered)).toEqual({ [SECOND]: 6 });
});

test('what streams and breaks before it is sent is told to its sender alone', async () => {
  const raw = new Readable({ read: () => undefined });
  const sent = client.call({ method: 'POST', path: '/', raw, answer: 'empty' });
  raw.destroy(new Error('The phone is gone.'));
  await expect(sent).rejects.toThrow();
});

test('where two of three are away at once, one call finds it out for those that follow', async () => {
  answers = [FIRST, SECOND, THIRD];
  await spreadOf(3);
  await shut(FIRST);
  await shut(SECOND);
  await call().catch(() => undefined);
  expect(await spreadOf(10)).toEqual({ [THIRD]: 10 });
});

test('a name without an address is a 503, and is called once it has one', async () => {
  answers = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  const away = { status: 503, code: 'catalog_unavailable', cause: { code: 'ENOTFOUND' } };
  await expect(call()).rejects.toMatchObject(away);
  answers = [THIRD];
  expect(await spreadOf(2)).toEqual({ [THIRD]: 2 });
});

test('a resolver that does not answer takes no longer than the call may', async () => {
  answers = 'none at all';
  await expect(call()).rejects.toMatchObject({ status: 503, code: 'catalog_unavailable' });
}, 2_000);

test('without another resolver the system is asked', async () => {
  const asking = createHttpClient({ name: 'catalog', urls: [`http://localhost:${port}`] });
  answered.clear();
  for (let index = 0; index < 4; index += 1) await asking.call({ method: 'POST', path: '/', answer: 'empty' });
  await asking.close();
  expect(Object.fromEntries(answered)).toEqual({ [FIRST]: 4 });
});
