import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@shop/chassis/database/postgres';
import { lockFolder } from '../embedded/folder-lock.ts';
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';
import { reachEmbeddedPostgres } from './reach-embedded-postgres.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'reach-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));

const answers = async (url: string) => {
  const database = openDatabase({ url, poolSize: 1 });
  await database.ping().finally(() => database.close());
  return true;
};

test('a running shop’s server is reached and left running; without one the data are opened and closed again', async () => {
  const running = await startEmbeddedPostgres({ dataDir, durable: false, logger: { info: () => undefined } });
  const reached = await reachEmbeddedPostgres(dataDir, { mayMake: false });
  expect(reached.urlFor('postgres')).toBe(running.urlFor('postgres'));
  await reached.stop();
  expect(await answers(running.urlFor('postgres'))).toBe(true);
  await running.stop();

  const own = await reachEmbeddedPostgres(dataDir, { mayMake: false });
  expect(await answers(own.urlFor('postgres'))).toBe(true);
  await own.stop();
  await expect(answers(own.urlFor('postgres'))).rejects.toThrow();
}, 90_000);

test('a shop that is just starting is waited for, and one that stays so is not told to be stopped', async () => {
  const options = { dataDir, durable: false, logger: { info: () => undefined } };
  await (await startEmbeddedPostgres(options)).stop();
  const lock = await lockFolder(dataDir);
  await expect(reachEmbeddedPostgres(dataDir, { mayMake: false, patienceMs: 0 })).rejects.toThrow(
    /is just starting or stopping\. Try again in some seconds\.$/,
  );
  const reaching = reachEmbeddedPostgres(dataDir, { mayMake: false });
  await lock.release();
  const reached = await reaching;
  expect(await answers(reached.urlFor('postgres'))).toBe(true);
  await reached.stop();
}, 90_000);

test('where there are no data yet none are made, and that is said', async () => {
  await expect(reachEmbeddedPostgres(dataDir, { mayMake: false })).rejects.toThrow(/There is no shop in .* yet/);
});
