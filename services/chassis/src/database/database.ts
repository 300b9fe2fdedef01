/**
 * How a statement is planned: once a connection, for any parameters; or anew each time, for the very parameters, as is better
 * for texts that are put together by what is asked for, of which there are many and whose best way depends on it.
 */
export type Planning = 'once' | 'each time';

/** Runs SQL, of one statement unless told. int8 comes back as a number, timestamptz as a Date, date as text. */
export interface Queryable {
  query<Row extends object>(sql: string, parameters?: readonly unknown[], planned?: Planning): Promise<Row[]>;
  /** The number of rows that a statement touched. Without parameters the text may also be a script of several. */
  execute(sql: string, parameters?: readonly unknown[]): Promise<number>;
}

/**
 * Statements that don't need one another's answers may be begun at once: they reach the server together, and run there in the
 * order in which they were begun. Once the transaction is over it takes no more of them.
 */
export interface Transaction extends Queryable {
  /**
   * A last statement, whose answer the work does without: it is sent together with the commit, which waits for no further trip
   * to the server. Where it fails the transaction fails. Its rows are handed over after the commit.
   */
  withCommit<Row extends object>(sql: string, parameters?: readonly unknown[], handOver?: (rows: Row[]) => void): void;
  /** Runs once the transaction has committed; not at all when it rolls back. */
  afterCommit(action: () => void): void;
}

export interface Database extends Queryable {
  /**
   * Runs statements on one connection, each by itself: those that are begun at once reach the server together and are answered
   * one after another. For a few short ones; long ones had better run beside one another.
   */
  together<Result>(work: (db: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * Runs the work in one transaction (read committed) and commits, or rolls back on a throw. A deadlock or serialisation
   * failure is tried again from the start, so the work may run more than once and does nothing but SQL.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Throws where the server can't be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
