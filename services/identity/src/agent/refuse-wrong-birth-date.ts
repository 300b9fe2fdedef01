import { badRequest } from '@shop/chassis/errors/problem';
import { isBirthDate } from './birth-date.ts';

/** Throws a Problem 400 for a day, as YYYY-MM-DD, on which nobody who lives now was born. */
export function refuseWrongBirthDate(day: string | null | undefined, now: Date): void {
  if (!day || isBirthDate(day, now.toISOString().slice(0, 10))) return;
  const message = 'Give a date of birth in the past.';
  throw badRequest('invalid', message, [{ path: 'dateOfBirth', message }]);
}
