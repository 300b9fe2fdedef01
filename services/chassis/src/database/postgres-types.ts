import pg from 'pg';
import type { CustomTypesConfig } from 'pg';

const { INT8, DATE, TIMESTAMPTZ } = pg.types.builtins;
const anyTimestamp = pg.types.getTypeParser(TIMESTAMPTZ, 'text');
/** How PostgreSQL writes a time where its own time zone is UTC, as in every session here. */
const IN_UTC = /^\d{4}-\d\d-\d\d [\d:.]+\+00$/;

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('The database answered a number beyond 2^53.');
  return value;
}

/** Times are most of what large lists hold, and the library’s parser takes several times as long. */
const toDate = (text: string): Date =>
  IN_UTC.test(text) ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : anyTimestamp(text);

/** int8 as a number, date as its text: a day has no hour and no zone. */
export const postgresTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === INT8) return toSafeInteger;
    if (format !== 'binary' && oid === DATE) return (text: string) => text;
    if (format !== 'binary' && oid === TIMESTAMPTZ) return toDate;
    return pg.types.getTypeParser(oid, format ?? 'text');
  }) as CustomTypesConfig['getTypeParser'],
};
