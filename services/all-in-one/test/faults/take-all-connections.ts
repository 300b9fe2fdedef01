import pg from 'pg';
import { codeOf } from '@shop/chassis/errors/error-facts';
import { eventually } from '@shop/testing/eventually';

const TOO_MANY = '53300';
const OUTSIDER = 'outsider';
const TAKEN_MS = 30_000;

/** Somebody outside takes every connection that a server has, those of others too. Answers how to let go of them. */
export async function takeAllConnections(url: string): Promise<() => Promise<void>> {
  const taken: pg.Client[] = [];

  const take = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, application_name: OUTSIDER });
    client.on('error', () => undefined);
    await client.connect();
    taken.push(client);
    return client;
  };
  const takeTheFree = async (): Promise<void> => {
    for (;;) {
      try {
        await take();
      } catch (error) {
        if (codeOf(error) === TOO_MANY) return;
        throw error;
      }
    }
  };
  const letGo = async () => {
    await Promise.all(taken.map((client) => client.end()));
  };

  try {
    const first = await take();
    await eventually(
      'nobody else has a connection',
      async () => {
        await takeTheFree();
        const { rowCount } = await first.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE backend_type = 'client backend' AND application_name <> $1`,
          [OUTSIDER],
        );
        return rowCount === 0;
      },
      { withinMs: TAKEN_MS },
    );
  } catch (error) {
    await letGo();
    throw error;
  }
  return letGo;
}
