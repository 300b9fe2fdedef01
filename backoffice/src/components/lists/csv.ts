import { unparse } from 'papaparse';

/** One column of an export: its heading, and what a row holds there. */
export interface ExportColumn<Row> {
  heading: string;
  value: (row: Row) => string | number | null | undefined;
}

/** How a formula begins. The library's own pattern misses what goes on in a further line. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** Spreadsheets read UTF-8 right only with this mark in front. */
const UTF8_MARK = '\uFEFF';

/**
 * A table as CSV. Numbers stay numbers; a text that a spreadsheet would take for a formula (it begins with `=`, `+`, `-`, `@`,
 * a tab or a line break) is given an apostrophe in front, as OWASP advises against CSV injection.
 */
export function csvOf<Row>(rows: readonly Row[], columns: readonly ExportColumn<Row>[]): string {
  const data = rows.map((row) => columns.map(({ value }) => value(row) ?? ''));
  return (
    UTF8_MARK +
    unparse({ fields: columns.map(({ heading }) => heading), data }, { escapeFormulae: FORMULA, newline: '\r\n' })
  );
}
