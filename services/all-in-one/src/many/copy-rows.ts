import type { Database, Queryable } from '@shop/chassis/database/database';

const CHUNK = 10_000;

interface Copy {
  from: Database;
  /** Its columns are named as those of the table. */
  select: string;
  parameters?: readonly unknown[];
  to: Queryable;
  table: string;
}

/** Carries the rows of a question into a table of another database, some thousand at a time. */
export const copyRows = ({ from, select, parameters = [], to, table }: Copy): Promise<void> =>
  from.transaction(async (source) => {
    await source.execute(
      `DECLARE leaving NO SCROLL CURSOR FOR SELECT row_to_json(one)::text AS json FROM (${select}) one`,
      parameters,
    );
    for (;;) {
      const rows = await source.query<{ json: string }>(`FETCH ${CHUNK} FROM leaving`);
      const [first] = rows;
      if (!first) return;
      const columns = Object.keys(JSON.parse(first.json) as object).join(', ');
      await to.execute(
        `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
         SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
        [`[${rows.map(({ json }) => json).join(',')}]`],
      );
    }
  });
