import { codeOf, constraintOf } from '../errors/error-facts.ts';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

const violates = (error: unknown, code: string, constraint: string | undefined): boolean =>
  codeOf(error) === code && (constraint === undefined || constraintOf(error) === constraint);

/** Whether the database refused a row that exists already; of the named constraint, where one is named. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  violates(error, UNIQUE_VIOLATION, constraint);

export const isForeignKeyViolation = (error: unknown, constraint?: string): boolean =>
  violates(error, FOREIGN_KEY_VIOLATION, constraint);
