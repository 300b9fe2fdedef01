import { readFile } from 'node:fs/promises';

export const CALLERS = [
  'no token',
  'expired token',
  'customer',
  'other customer',
  'vendor',
  'other vendor',
  'inactive vendor',
  'agent',
  'other agent',
  'admin',
] as const;
export type CallerName = (typeof CALLERS)[number];

const EXPECTED = ['yes', '401', '403', '404'] as const;
export type Expected = (typeof EXPECTED)[number];

export interface MatrixRow {
  /** Method and path, as the table of routes declares them. */
  call: string;
  /** Whose record is asked for, or how; empty where it makes no difference. */
  record: string;
  expected: Record<CallerName, Expected>;
}

const MATRIX = new URL('../../../../bff/access-matrix.md', import.meta.url);

function rowOf(line: string): MatrixRow {
  const [call = '', record = '', ...cells] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));
  const expected = CALLERS.map((caller, index) => {
    const cell = EXPECTED.find((one) => one === cells[index]);
    if (!cell) throw new Error(`${call}: “${cells[index]}” is not what the matrix can say of ${caller}.`);
    return [caller, cell] as const;
  });
  return { call, record, expected: Object.fromEntries(expected) as MatrixRow['expected'] };
}

/** The rows of the table that people read. */
export async function readMatrix(): Promise<MatrixRow[]> {
  const lines = (await readFile(MATRIX, 'utf8')).split('\n').filter((line) => line.startsWith('| `'));
  return lines.map(rowOf);
}
