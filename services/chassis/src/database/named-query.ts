import pg from 'pg';

type Answered<Row extends pg.QueryResultRow> = (error: Error | null | undefined, result: pg.QueryResult<Row>) => void;

/**
 * A statement with its values, and with the name under which its plan is kept. The driver copies what it is told as an object,
 * property by property with their descriptors, at the cost of a short statement; a text it takes as it stands.
 */
class NamedQuery<Row extends pg.QueryResultRow> extends pg.Query<Row> {
  declare readonly name: string | undefined;

  constructor({ text, values, name }: NamedStatement, answered: Answered<Row>) {
    super(text, values, answered);
    this.name = name;
  }
}

export interface NamedStatement {
  text: string;
  values: unknown[];
  /** Absent, the statement is planned for this one time. */
  name?: string | undefined;
}

/** Begins a statement now, right behind those that were begun on this connection before it. */
export const answerOn = <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  statement: NamedStatement,
): Promise<pg.QueryResult<Row>> =>
  new Promise((resolve, reject) => {
    client.query(
      new NamedQuery<Row>(statement, (error, result) => {
        if (error) reject(error);
        else resolve(result);
      }),
    );
  });

/** On a connection of its own, which is thrown away where the statement failed. */
export async function answerOnFree<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: NamedStatement,
): Promise<pg.QueryResult<Row>> {
  const client = await pool.connect();
  try {
    const answer = await answerOn<Row>(client, statement);
    client.release();
    return answer;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
