import type express from 'express';
import { Agent } from 'undici';
import { openDatabase } from '@shop/chassis/database/postgres';
import type { PostgresDatabase } from '@shop/chassis/database/postgres';
import { eventually } from '@shop/testing/eventually';
import { silentLogger } from '@shop/testing/silent-logger';
import { startStubService } from '@shop/testing/stub-service';
import { createTestDatabase } from '@shop/testing/test-database';
import type { TestDatabase } from '@shop/testing/test-database';
import { migrateSandbox } from '../migrate-sandbox.ts';
import { claimWebhooks, keepWebhook } from './webhook-store.ts';
import { createWebhookWork } from './webhook-work.ts';
import type { WebhookWork } from './webhook-work.ts';

const event = { event: 'charge.success', data: {} };

/** Those that the shop has not answered yet. */
const held: express.Response[] = [];
const answerAll = () => held.splice(0).forEach((res) => void res.end());
const connections = new Agent();
let shop: Awaited<ReturnType<typeof startStubService>>;
let testDatabase: TestDatabase;
let database: PostgresDatabase;
let statements: string[] = [];
let work: WebhookWork;

beforeAll(async () => {
  shop = await startStubService((router) => router.post('/webhook', (_req, res) => void held.push(res)));
  testDatabase = await createTestDatabase('payment');
  await migrateSandbox(testDatabase.url);
  database = openDatabase({ url: testDatabase.url, onStatement: (sql) => statements.push(sql) });
});
beforeEach(async () => {
  await database.execute('TRUNCATE sandbox_webhook');
  // It is never started, so nothing that waits is looked for unless it is woken.
  work = createWebhookWork({
    ...{ database, connections, logger: silentLogger },
    now: () => new Date(),
    settings: { secretKey: 'sk', webhookUrl: `${shop.url}/webhook` },
  });
});
afterAll(async () => {
  await connections.destroy();
  await shop.stop();
  await database.close();
  await testDatabase.drop();
});

const tell = () => database.transaction(async (tx) => work.tell(tx, event));
const kept = () =>
  database.query<{ tries: number; delivered: boolean; waits: boolean }>(
    `SELECT tries, delivered_at IS NOT NULL AS delivered, next_try_at <= now() AS waits FROM sandbox_webhook ORDER BY id`,
  );
const isHeld = (webhooks: number) => eventually(`${webhooks} are under way`, () => held.length === webhooks);

test('what is told of is sent after the commit by whoever committed it, without a claim of its own', async () => {
  statements = [];
  await tell();
  await isHeld(1);
  expect(statements.map((sql) => sql.split(' ', 1)[0])).toEqual(['BEGIN', 'INSERT', 'COMMIT']);
  expect(await kept()).toEqual([{ tries: 1, delivered: false, waits: false }]);
  answerAll();
  await eventually('it is delivered', async () => (await kept())[0]?.delivered);
  expect(await kept()).toEqual([{ tries: 1, delivered: true, waits: false }]);
});

test('what is rolled back is not sent', async () => {
  const failing = database.transaction(async (tx) => {
    work.tell(tx, event);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await tell();
  await isHeld(1);
  answerAll();
  await work.stop();
  expect(await kept()).toHaveLength(1);
});

test('what comes while many are under way waits for others, and none is forgotten', async () => {
  for (let one = 0; one < 10; one++) await tell();
  await isHeld(10);
  // The first that waits is sent by whoever is woken, the next ones after it.
  await tell();
  await isHeld(11);
  await tell();
  await tell();
  expect((await kept()).slice(-2)).toMatchObject([
    { tries: 0, waits: true },
    { tries: 0, waits: true },
  ]);
  answerAll();
  await isHeld(2);
  answerAll();
  await eventually('all are delivered', async () => (await kept()).every(({ delivered }) => delivered));
  expect((await kept()).every(({ tries }) => tries === 1)).toBe(true);
});

test('to stop waits for what is under way', async () => {
  await tell();
  await isHeld(1);
  let isStopped = false;
  const stopping = work.stop().then(() => (isStopped = true));
  await database.ping();
  expect(isStopped).toBe(false);
  answerAll();
  await stopping;
  expect(await kept()).toMatchObject([{ delivered: true }]);
});

test('what is told of after the stop is left to the next process, what was claimed before it until the lease has run out', async () => {
  await database.transaction(async (tx) => {
    work.tell(tx, event);
    await work.stop();
  });
  await tell();
  expect(held).toEqual([]);
  expect(await kept()).toMatchObject([
    { tries: 1, waits: false },
    { tries: 0, waits: true },
  ]);
});

test('what a process claimed that died is taken by others once the lease has run out, not before', async () => {
  const at = new Date();
  const later = (ms: number) => new Date(at.getTime() + ms);
  await database.transaction(async (tx) => keepWebhook(tx, event, { at, claimedUntil: later(30_000) }));
  const claimAt = (dueAt: Date) => claimWebhooks(database, { dueAt, leaseUntil: later(90_000), limit: 10 });
  expect(await claimAt(later(29_999))).toEqual([]);
  expect(await claimAt(later(30_000))).toMatchObject([{ body: JSON.stringify(event), tries: 2 }]);
});
