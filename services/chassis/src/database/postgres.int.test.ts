import { setImmediate as tick } from 'node:timers/promises';
import { eventually } from '@shop/testing/eventually';
import { createTestDatabase } from '@shop/testing/test-database';
import type { TestDatabase } from '@shop/testing/test-database';
import { isForeignKeyViolation, isUniqueViolation } from './constraint.ts';
import { pageOf, sql } from './list-sql.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './postgres.ts';
import type { PostgresDatabase } from './postgres.ts';

let testDatabase: TestDatabase;
let database: PostgresDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase('chassis');
  ({ database } = testDatabase);
  await database.execute(
    'CREATE TABLE shelf (id integer PRIMARY KEY, name text NOT NULL CONSTRAINT shelf_name UNIQUE)',
  );
  await database.execute('CREATE TABLE box (shelf_id integer CONSTRAINT box_shelf REFERENCES shelf)');
});
beforeEach(() => database.execute('TRUNCATE shelf, box'));
afterAll(() => testDatabase.drop());

const put = (id: number, name: string) => database.execute('INSERT INTO shelf VALUES ($1, $2)', [id, name]);
const names = async () =>
  (await database.query<{ name: string }>('SELECT name FROM shelf ORDER BY id')).map(({ name }) => name);

test('values come back as what they are', async () => {
  const [row] = await database.query(
    `SELECT 9007199254740991::int8 AS big, date '2026-02-28' AS day, timestamptz '2026-02-28 12:00:00+02' AS at, null AS none`,
  );
  expect(row).toEqual({
    big: Number.MAX_SAFE_INTEGER,
    day: '2026-02-28',
    at: new Date('2026-02-28T10:00:00Z'),
    none: null,
  });
});

test('a number beyond 2^53 is an error and not another number', async () => {
  await expect(database.query('SELECT 9007199254740993::int8 AS big')).rejects.toThrow('2^53');
});

test('a transaction keeps all of its work, and tells of it afterwards', async () => {
  const told: string[] = [];
  const result = await database.transaction(async (tx) => {
    tx.afterCommit(() => told.push('committed'));
    await tx.execute('INSERT INTO shelf VALUES (1, $1)', ['toys']);
    expect(told).toEqual([]);
    return 'done';
  });
  expect(result).toBe('done');
  expect(told).toEqual(['committed']);
  expect(await names()).toEqual(['toys']);
});

test.each([
  ['a character that no text can hold', 'SELECT id FROM shelf WHERE name = $1', 'a\u0000b'],
  ['a number beyond its type', 'SELECT id FROM shelf WHERE id = $1', '99999999999'],
])('%s is the sender’s fault', async (_what, sql, value) => {
  await expect(database.query(sql, [value])).rejects.toMatchObject({ status: 400, code: 'not_storable' });
});

test('a statement is planned once a connection, unless each time is asked for', async () => {
  const found = 'SELECT name FROM shelf WHERE id = $1';
  const counted = 'SELECT count(*) FROM shelf';
  const anew = 'SELECT id FROM shelf WHERE name = $1';
  const kept = await database.transaction(async (tx) => {
    for (const id of [1, 2]) await tx.query(found, [id]);
    await tx.query(counted);
    await tx.query(anew, ['toys'], 'each time');
    return tx.query('SELECT statement FROM pg_prepared_statements WHERE statement = ANY($1) ORDER BY 1', [
      [found, counted, anew],
    ]);
  });
  expect(kept).toEqual([{ statement: counted }, { statement: found }]);
});

test('a statement that takes a list is planned once too, and one that is planned each time for its very parameters', async () => {
  await database.execute(`INSERT INTO shelf SELECT id, 'shelf ' || id FROM generate_series(1, 5000) AS id`);
  await database.execute('ANALYZE shelf');
  const ofList = 'SELECT name FROM shelf WHERE id = ANY($1::integer[])';
  const scanned = (plan: object[]) => JSON.stringify(plan).includes('Seq Scan');
  await database.transaction(async (tx) => {
    for (let id = 1; id <= 8; id += 1) await tx.query(ofList, [[id]]);
    const [kept] = await tx.query<{ generic: number; custom: number }>(
      'SELECT generic_plans AS generic, custom_plans AS custom FROM pg_prepared_statements WHERE statement = $1',
      [ofList],
    );
    expect(kept).toEqual({ generic: 8, custom: 0 });
    const wide = 'EXPLAIN SELECT name FROM shelf WHERE id > $1';
    expect(scanned(await tx.query(wide, [4999], 'each time'))).toBe(false);
    expect(scanned(await tx.query(wide, [1], 'each time'))).toBe(true);
    expect(await tx.query('SHOW plan_cache_mode')).toEqual([{ plan_cache_mode: 'force_generic_plan' }]);
  });
  expect(scanned(await database.query('EXPLAIN SELECT name FROM shelf WHERE id > $1', [1], 'each time'))).toBe(true);
});

test('a script of several statements is run whole', async () => {
  await database.execute(`INSERT INTO shelf VALUES (7, 'hats'); INSERT INTO shelf VALUES (8, 'socks')`);
  expect(await names()).toEqual(['hats', 'socks']);
});

test('a transaction that throws keeps nothing, tells nothing, and its connection works on', async () => {
  const told: string[] = [];
  const failing = database.transaction(async (tx) => {
    tx.afterCommit(() => told.push('committed'));
    await tx.execute('INSERT INTO shelf VALUES (1, $1)', ['toys']);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(told).toEqual([]);
  expect(await names()).toEqual([]);
});

test('statements that are begun at once run in that order, and each has its own answer', async () => {
  const found = await database.transaction(async (tx) => {
    const [, , rows, touched] = await Promise.all([
      tx.execute('INSERT INTO shelf VALUES (1, $1)', ['toys']),
      tx.execute('UPDATE shelf SET name = name || $1', [' and books']),
      tx.query('SELECT name FROM shelf'),
      tx.execute('DELETE FROM shelf WHERE id = $1', [2]),
    ]);
    return { rows, touched };
  });
  expect(found).toEqual({ rows: [{ name: 'toys and books' }], touched: 0 });
});

test('one of several begun at once that fails is the one that is told of, and nothing of them is kept', async () => {
  await put(1, 'toys');
  const failing = database.transaction(async (tx) => {
    await Promise.all([
      tx.execute('INSERT INTO shelf VALUES (2, $1)', ['books']),
      tx.execute('INSERT INTO shelf VALUES (3, $1)', ['toys']),
      tx.execute('INSERT INTO shelf VALUES (4, $1)', ['hats']),
    ]);
  });
  const error = await failing.catch((thrown: unknown) => thrown);
  expect(isUniqueViolation(error, 'shelf_name')).toBe(true);
  expect(await names()).toEqual(['toys']);
  await put(2, 'books');
});

test('statements on one connection that are begun at once are answered in that order, each kept by itself', async () => {
  await put(1, 'toys');
  const failing = database.together((db) =>
    Promise.all([
      db.execute('INSERT INTO shelf VALUES (2, $1)', ['books']),
      db.execute('INSERT INTO shelf VALUES (3, $1)', ['toys']),
      db.execute('INSERT INTO shelf VALUES (4, $1)', ['hats']),
    ]),
  );
  await expect(failing).rejects.toThrow('shelf_name');
  const found = await database.together((db) =>
    Promise.all([db.query('SELECT name FROM shelf WHERE id > $1 ORDER BY id', [0]), db.query('SELECT 1 AS one')]),
  );
  expect(found).toEqual([[{ name: 'toys' }, { name: 'books' }, { name: 'hats' }], [{ one: 1 }]]);
});

test('what goes with the commit comes last, and hands its rows over once it is kept', async () => {
  const told: unknown[] = [];
  await database.transaction(async (tx) => {
    tx.withCommit('UPDATE shelf SET name = name || $1 RETURNING name', [' and books'], (rows) => told.push(rows));
    tx.withCommit('INSERT INTO shelf VALUES (2, $1)', ['hats']);
    await tx.execute('INSERT INTO shelf VALUES (1, $1)', ['toys']);
    expect(told).toEqual([]);
  });
  expect(told).toEqual([[{ name: 'toys and books' }]]);
  expect(await names()).toEqual(['toys and books', 'hats']);
});

test('a transaction of nothing but what goes with the commit is one', async () => {
  await database.transaction(async (tx) => tx.withCommit('INSERT INTO shelf VALUES (1, $1)', ['toys']));
  expect(await names()).toEqual(['toys']);
});

test('what fails with the commit is what is told of; nothing is kept or handed over', async () => {
  await put(1, 'toys');
  const told: unknown[] = [];
  const failing = database.transaction(async (tx) => {
    await tx.execute('INSERT INTO shelf VALUES (2, $1)', ['books']);
    tx.withCommit('UPDATE shelf SET id = 4 WHERE id = $1 RETURNING id', [2], (rows) => told.push(rows));
    tx.withCommit('INSERT INTO shelf VALUES (3, $1)', ['toys']);
  });
  const error = await failing.catch((thrown: unknown) => thrown);
  expect(isUniqueViolation(error, 'shelf_name')).toBe(true);
  expect(told).toEqual([]);
  expect(await names()).toEqual(['toys']);
  await put(2, 'books');
});

test('a transaction that goes on as if no statement had failed is told that nothing was kept', async () => {
  await put(1, 'toys');
  const careless = database.transaction(async (tx) => {
    await tx.execute('INSERT INTO shelf VALUES (2, $1)', ['books']);
    await tx.execute('INSERT INTO shelf VALUES (3, $1)', ['toys']).catch(() => undefined);
    return 'done';
  });
  await expect(careless).rejects.toThrow('nothing of it was kept');
  expect(await names()).toEqual(['toys']);
});

test('work that goes on beside what failed does nothing outside of its transaction', async () => {
  await put(1, 'toys');
  let goOn = (): void => undefined;
  const over = new Promise<void>((resolve) => (goOn = resolve));
  let late: unknown;
  const failing = database.transaction(async (tx) => {
    const slow = async () => {
      await over;
      await tx.execute('INSERT INTO shelf VALUES (2, $1)', ['books']).catch((error: unknown) => (late = error));
    };
    await Promise.all([tx.execute('INSERT INTO shelf VALUES (3, $1)', ['toys']), slow()]);
  });
  await expect(failing).rejects.toThrow();
  goOn();
  await eventually('it was refused', () => late !== undefined);
  expect(late).toMatchObject({ message: 'A statement came after the end of its transaction.' });
  expect(await names()).toEqual(['toys']);
});

test('transactions that lock each other out both end', async () => {
  await put(1, 'a');
  await put(2, 'b');
  let [arrived, starts] = [0, 0];
  const bothHere: (() => void)[] = [];
  const crossing = (first: number, second: number) =>
    database.transaction(async (tx) => {
      starts += 1;
      await tx.execute('UPDATE shelf SET name = name || $2 WHERE id = $1', [first, 'x']);
      arrived += 1;
      if (arrived === 2) for (const go of bothHere) go();
      if (arrived < 2) await new Promise<void>((resolve) => bothHere.push(resolve));
      await tx.execute('UPDATE shelf SET name = name || $2 WHERE id = $1', [second, 'y']);
    });
  await Promise.all([crossing(1, 2), crossing(2, 1)]);
  expect(starts).toBeGreaterThan(2);
  expect((await names()).map((name) => name.length)).toEqual([3, 3]);
});

test('a taken name and a missing parent are told apart, by the constraint’s name', async () => {
  await put(1, 'toys');
  const taken = await put(2, 'toys').catch((error: unknown) => error);
  expect(isUniqueViolation(taken)).toBe(true);
  expect(isUniqueViolation(taken, 'shelf_name')).toBe(true);
  expect(isUniqueViolation(taken, 'shelf_pkey')).toBe(false);
  const orphan = await database.execute('INSERT INTO box VALUES (99)').catch((error: unknown) => error);
  expect(isForeignKeyViolation(orphan, 'box_shelf')).toBe(true);
  expect(isForeignKeyViolation(taken)).toBe(false);
});

test.each([
  ['2026-02-28 23:59:59.999Z', '2026-02-28T23:59:59.999Z'],
  ['2026-02-28 12:00+02', '2026-02-28T10:00:00.000Z'],
  ['2026-02-28 10:00:00.120999Z', '2026-02-28T10:00:00.120Z'],
  ['12026-01-01 00:00Z', '+012026-01-01T00:00:00.000Z'],
  ['0044-03-15 00:00Z BC', '-000043-03-15T00:00:00.000Z'],
])('the time %s is read to the millisecond', async (written, read) => {
  const [row] = await database.query<{ at: Date }>('SELECT $1::timestamptz AS at', [written]);
  expect(row?.at.toISOString()).toBe(read);
});

test('a page has its rows in order and the total of all that match', async () => {
  for (let id = 1; id <= 12; id += 1) await put(id, `name ${id}`);
  const page = (offset: number, limit: number) =>
    pageOf<{ id: number }>(database, {
      select: 'id',
      from: 'shelf',
      where: [sql`id > ${2}`, sql`name LIKE ${'name%'} OR id = ${1}`],
      orderBy: { name: 'left(name, 5)' },
      query: { sort: { key: 'name', direction: 'DESC' }, offset, limit },
    });
  expect(await page(0, 3)).toEqual({ rows: [{ id: 3 }, { id: 4 }, { id: 5 }], total: 10 });
  expect(await page(9, 3)).toEqual({ rows: [{ id: 12 }], total: 10 });
  expect(await page(50, 3)).toEqual({ rows: [], total: 10 });
});

test('migrating again, and twice at once, changes nothing', async () => {
  await Promise.all([
    migrate({ url: testDatabase.url, service: 'chassis' }),
    migrate({ url: testDatabase.url, service: 'chassis' }),
  ]);
  expect(await database.query('SELECT name FROM chassis_migration')).toEqual([{ name: '0001-outbox-inbox-and-key' }]);
});

test.each([
  ['on a port', 'postgres://nobody@127.0.0.1:9/none'],
  ['on a socket', 'postgres://nobody@127.0.0.1:9/none?host=/nowhere'],
])('a server that can’t be reached %s is a 503 and not a crash', async (_where, url) => {
  const nowhere = openDatabase({ url });
  const away = { status: 503, code: 'database_unavailable' };
  await expect(nowhere.ping()).rejects.toMatchObject(away);
  await expect(nowhere.transaction(async () => undefined)).rejects.toMatchObject(away);
  await nowhere.close();
});

test('connections that were being made while the process stood still are made after all', async () => {
  const unlucky = openDatabase({ url: testDatabase.url, connectTimeoutMs: 1_000 });
  const asked = Array.from({ length: 5 }, (_, one) => unlucky.query('SELECT $1::integer AS one', [one]));
  const begun = unlucky.transaction((tx) => tx.query('SELECT 5 AS one'));
  const end = performance.now() + 1_100;
  while (performance.now() < end);
  expect((await Promise.all([...asked, begun])).flat()).toEqual([0, 1, 2, 3, 4, 5].map((one) => ({ one })));
  await unlucky.close();
});

test('where no connection comes free in time it is a 503', async () => {
  const crowded = openDatabase({ url: testDatabase.url, poolSize: 1, connectTimeoutMs: 1_000 });
  await crowded.transaction(async () => {
    await expect(crowded.ping()).rejects.toMatchObject({ status: 503, code: 'database_unavailable' });
  });
  await crowded.close();
});

test('a connection that breaks inside a transaction is a 503, and the next one works', async () => {
  const broken = database.transaction(async (tx) => {
    const [row] = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await database.query('SELECT pg_terminate_backend($1)', [row?.pid]);
    await eventually('the server has ended it', async () => {
      const found = await database.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [row?.pid]);
      return found.length === 0;
    });
    // The loss arrives while no statement waits for an answer.
    await tick();
    await tx.query('SELECT 1');
  });
  await expect(broken).rejects.toMatchObject({ status: 503 });
  await expect(database.ping()).resolves.toBeUndefined();
});

test('a statement that takes too long is ended', async () => {
  const impatient = openDatabase({ url: testDatabase.url, statementTimeoutMs: 50 });
  await expect(impatient.query('SELECT pg_sleep(5)')).rejects.toMatchObject({ status: 503 });
  await impatient.close();
});
