import type { Caller } from '@shop/chassis/auth/caller';
import { forbidden, unauthorized } from '@shop/chassis/errors/problem';
import type { Who } from './route.ts';

/** Refuses a caller whom a call is not for: 401 for a visitor, 403 for another role, with the documented sentence if there is one. */
export function guard(who: Who, caller: Caller, refusal?: string): void {
  if (who === 'anyone') return;
  if (caller.kind !== 'person') throw unauthorized();
  if (who !== 'signed-in' && !who.includes(caller.role)) throw forbidden(refusal);
}
