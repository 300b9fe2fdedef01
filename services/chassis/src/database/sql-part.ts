/** A piece of SQL with its values; the placeholders get their numbers once all pieces are joined. */
export interface SqlPart {
  readonly texts: readonly string[];
  readonly values: readonly unknown[];
}

/** sql`name = ${name}`: every value becomes a parameter, never text. */
export const sql = (texts: TemplateStringsArray, ...values: unknown[]): SqlPart => ({ texts: [...texts], values });

/** Trusted text of the program itself: names of columns and tables. */
export const raw = (text: string): SqlPart => ({ texts: [text], values: [] });

/** Joins pieces into one statement. */
export function joinSql(parts: readonly SqlPart[], separator = ' '): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const texts = parts.map(({ texts: pieces, values: own }) =>
    pieces.map((piece, index) => (index < own.length ? `${piece}$${values.push(own[index])}` : piece)).join(''),
  );
  return { text: texts.join(separator), values };
}
