import pg from 'pg';
import { codeOf } from '../errors/error-facts.ts';
import { Problem } from '../errors/problem.ts';
import type { Logger } from '../log/logger.ts';
import { asDatabaseProblem, isConnectTimeout, isConnectionFault } from './connection-fault.ts';
import type { Database, Planning, Queryable, Transaction } from './database.ts';
import { GatheringSocket } from './gathering-socket.ts';
import { postgresTypes } from './postgres-types.ts';
import { answerOn, answerOnFree, type NamedStatement } from './named-query.ts';
import { createPreparedNames } from './prepared-names.ts';

export interface DatabaseOptions {
  url: string;
  poolSize?: number | undefined;
  statementTimeoutMs?: number | undefined;
  /** How long one try to connect may take. */
  connectTimeoutMs?: number | undefined;
  logger?: Logger | undefined;
  /** Is told of each statement as it begins. */
  onStatement?: OnStatement | undefined;
}

export type OnStatement = (sql: string, parameters: readonly unknown[]) => void;

export type PostgresDatabase = Database & { readonly pool: pg.Pool };

const IDLE_IN_TRANSACTION_MS = 15_000;
const PLANNED_ONCE = 'plan_cache_mode=force_generic_plan';
/** Prepared, so that they go in one piece with what they are for. */
const PLAN_ONCE = { name: 'plan-once', text: `SET ${PLANNED_ONCE}`, values: [] };
const PLAN_ANEW = { name: 'plan-anew', text: 'SET plan_cache_mode=force_custom_plan', values: [] };
/**
 * For many short statements at once: a jump costs as on disks that don't turn, or whole tables would be read where an index is
 * faster; compiling a statement, or starting helpers for it, takes longer than it saves; and so does planning one again, which
 * left to itself the server does for good where a statement takes a list.
 */
const SESSION = `-c TimeZone=UTC -c random_page_cost=1.1 -c jit=off -c max_parallel_workers_per_gather=0 -c ${PLANNED_ONCE}`;
const CONNECT_MS = 1_500;
/** A new connection costs as much as some dozen statements: those of the last burst are kept for the next one. */
const KEEP_UNUSED_MS = 60_000;
/** How much longer than the server the client waits for a statement: then the network is what hangs. */
const NETWORK_GRACE_MS = 2_000;
const MAX_RETRIES = 3;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/** Opens a pool; it connects with the first statement. Where the server can't be reached, calls throw a Problem 503. */
export function openDatabase(options: DatabaseOptions): PostgresDatabase {
  const {
    url,
    poolSize = 10,
    statementTimeoutMs = 10_000,
    connectTimeoutMs = CONNECT_MS,
    logger,
    onStatement,
  } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: KEEP_UNUSED_MS,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + NETWORK_GRACE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    pipeline: true,
    stream: () => new GatheringSocket(),
    options: SESSION,
    types: postgresTypes,
  });
  const statements: Statements = { nameOf: createPreparedNames(), onStatement };
  const run = runsOn(pool, statements);
  let isClosing = false;
  const lost = (error: Error): void => {
    // Connections that are already saying goodbye may hear from a server that stops too.
    if (!isClosing) logger?.warn({ err: error }, 'a database connection was lost');
  };
  pool.on('error', lost);
  // Without a listener a connection that breaks while a transaction holds it would end the process.
  pool.on('connect', (client) => client.on('error', lost));

  return {
    pool,
    ...queryable(run),
    together: (work) => onOneConnection(pool, statements, work),
    transaction: (work) => retried(() => runTransaction(pool, work, statements)),
    ping: async () => {
      await run('SELECT 1');
    },
    close: async () => {
      isClosing = true;
      await pool.end();
    },
  };
}

interface Statements {
  /** The name of the plan that is kept of a text. */
  nameOf: (text: string) => string | undefined;
  onStatement: OnStatement | undefined;
}

/** `script`: without parameters several statements may stand in one text, and such a text can't be prepared. */
type Run = <Row extends object>(
  text: string,
  parameters?: readonly unknown[],
  planned?: Planning | 'script',
) => Promise<pg.QueryResult<Row & pg.QueryResultRow>>;

const runsOn =
  (runner: pg.Pool | pg.PoolClient, { nameOf, onStatement }: Statements): Run =>
  async <Row extends object>(
    text: string,
    parameters: readonly unknown[] = [],
    planned: Planning | 'script' = 'script',
  ) => {
    onStatement?.(text, parameters);
    const name = planned === 'once' ? nameOf(text) : undefined;
    const statement = { text, values: [...parameters], name };
    const isForThese = name === undefined && parameters.length > 0;
    try {
      return await connected<pg.QueryResult<Row & pg.QueryResultRow>>(() => {
        if (isForThese) return plannedAnew(runner, statement);
        return runner instanceof pg.Pool ? answerOnFree(runner, statement) : answerOn(runner, statement);
      });
    } catch (error) {
      throw asDatabaseProblem(error);
    }
  };

/** Plans a statement for its very parameters: how is told to the connection with it, in the same trip. */
async function plannedAnew<Row extends pg.QueryResultRow>(
  runner: pg.Pool | pg.PoolClient,
  statement: NamedStatement,
): Promise<pg.QueryResult<Row>> {
  const client = runner instanceof pg.Pool ? await runner.connect() : runner;
  const [told, answered, toldBack] = await Promise.allSettled([
    answerOn(client, PLAN_ANEW),
    answerOn<Row>(client, statement),
    answerOn(client, PLAN_ONCE),
  ]);
  if (runner instanceof pg.Pool) client.release(toldBack.status === 'rejected');
  if (answered.status === 'rejected') throw answered.reason;
  if (told.status === 'rejected') throw told.reason;
  return answered.value;
}

function queryable(run: Run): Queryable {
  return {
    query: async <Row extends object>(sql: string, parameters?: readonly unknown[], planned: Planning = 'once') =>
      (await run<Row>(sql, parameters, planned)).rows,
    execute: async (sql, parameters = []) =>
      (await run(sql, parameters, parameters.length > 0 ? 'once' : 'script')).rowCount ?? 0,
  };
}

/**
 * Tries once more where connecting took too long: nothing was sent yet. When the machine has stood still, the time of every
 * connection that was being made is over before the answers that lie there are read.
 */
const connected = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error: unknown) => {
    if (isConnectTimeout(error)) return work();
    throw error;
  });

async function runTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<Result>,
  statements: Statements,
): Promise<Result> {
  const { result, tx } = await onOneConnection(pool, statements, async (tx, run) => {
    // It goes with the first statement of the work, and fails only where that fails too.
    const begun = run('BEGIN', [], 'once');
    begun.catch(() => undefined);
    const result = await work(tx);
    const [{ command }] = await Promise.all([tx.end(() => run('COMMIT', [], 'once')), begun]);
    // PostgreSQL says so of a transaction in which a statement failed, whether anybody minded or not.
    if (command !== 'COMMIT') throw new Error('A statement of the transaction failed, so nothing of it was kept.');
    return { result, tx };
  });
  tx.tell();
  return result;
}

async function onOneConnection<Result>(
  pool: pg.Pool,
  statements: Statements,
  work: (open: OpenTransaction, run: Run) => Promise<Result>,
): Promise<Result> {
  const client = await connected(() => pool.connect()).catch((error: unknown) => {
    throw asDatabaseProblem(error);
  });
  const run = runsOn(client, statements);
  const open = new OpenTransaction(queryable(run));
  let result: Result;
  try {
    result = await work(open, run);
  } catch (error) {
    open.close();
    await giveBack(client, error);
    throw error;
  }
  open.close();
  client.release();
  return result;
}

/** What began beside a statement that failed must not go on in the next transaction of the connection. */
class OpenTransaction implements Transaction {
  readonly #connection: Queryable;
  readonly #last: (() => Promise<void>)[] = [];
  readonly #afterCommit: (() => void)[] = [];
  #isOver = false;

  constructor(connection: Queryable) {
    this.#connection = connection;
  }

  async query<Row extends object>(sql: string, parameters?: readonly unknown[], planned?: Planning): Promise<Row[]> {
    return this.#whileOpen().query<Row>(sql, parameters, planned);
  }

  async execute(sql: string, parameters?: readonly unknown[]): Promise<number> {
    return this.#whileOpen().execute(sql, parameters);
  }

  withCommit<Row extends object>(
    sql: string,
    parameters?: readonly unknown[],
    handOver: (rows: Row[]) => void = () => undefined,
  ): void {
    const connection = this.#whileOpen();
    this.#last.push(async () => {
      const rows = await connection.query<Row>(sql, parameters);
      this.#afterCommit.push(() => handOver(rows));
    });
  }

  afterCommit(action: () => void): void {
    this.#afterCommit.push(action);
  }

  /** Takes no more statements, and sends the last ones together with the commit. */
  async end<Answer>(commit: () => Promise<Answer>): Promise<Answer> {
    this.close();
    const last = this.#last.map((send) => send());
    const committed = commit();
    // It fails where a last statement does, which tells why.
    committed.catch(() => undefined);
    await Promise.all(last);
    return committed;
  }

  close(): void {
    this.#isOver = true;
  }

  /** Tells whoever waits for the commit. */
  tell(): void {
    for (const action of this.#afterCommit) action();
  }

  #whileOpen(): Queryable {
    if (this.#isOver) throw new Error('A statement came after the end of its transaction.');
    return this.#connection;
  }
}

/** Rolls back, and throws the connection away where that can't be done. */
async function giveBack(client: pg.PoolClient, reason: unknown): Promise<void> {
  const isBroken = reason instanceof Problem && isConnectionFault(reason.cause);
  const isRolledBack =
    !isBroken &&
    (await client.query('ROLLBACK').then(
      () => true,
      () => false,
    ));
  client.release(!isRolledBack);
}

async function retried<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retries >= MAX_RETRIES || !isConflictOfTransactions(error)) throw error;
    }
  }
}

const isConflictOfTransactions = (error: unknown): boolean => [SERIALIZATION_FAILURE, DEADLOCK].includes(codeOf(error));
