import type { Knocks } from '../knocks.ts';
import type { Expected, MatrixRow } from './read-matrix.ts';
import type { Sample } from './samples.ts';

/** Nothing has this id. */
const NOBODY = 2_000_000_000;

/** Asks a call once and answers the status. */
export async function ask(knocks: Knocks, { call }: MatrixRow, { path = {}, ...knock }: Sample): Promise<number> {
  const [method = '', template = ''] = call.split(' ');
  const address = template.replace(/:(\w+)/g, (_, name: string) => String(path[name] ?? NOBODY));
  return (await knocks(method, `/api${address}`, knock)).status;
}

const REFUSALS = [401, 403];

/** Who may is answered, or told what is wrong with the request; where it matters whose a record is, it is found. */
export function isAsExpected(expected: Expected, status: number, { record }: MatrixRow): boolean {
  if (expected !== 'yes') return status === Number(expected);
  return status < 500 && !REFUSALS.includes(status) && (record === '' || status !== 404);
}
