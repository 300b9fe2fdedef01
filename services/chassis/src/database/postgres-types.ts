import pg from 'pg';
import type { CustomTypesConfig } from 'pg';

const { INT8, DATE } = pg.types.builtins;

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('The database answered a number beyond 2^53.');
  return value;
}

/** int8 as a number, date as its text: a day has no hour and no zone. */
export const postgresTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === INT8) return toSafeInteger;
    if (format !== 'binary' && oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format ?? 'text');
  }) as CustomTypesConfig['getTypeParser'],
};
