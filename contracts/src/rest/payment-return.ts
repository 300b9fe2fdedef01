import { z } from 'zod';
import { lookedUpText } from '../text.ts';

const NOT_FOUND = 'No payment reference found.';
const reference = z.string({ error: NOT_FOUND }).pipe(lookedUpText(200));

/** The provider sends a customer back with the reference under two names; either will do, two different ones won't. */
export const paymentReturnSchema = z
  .object({ reference: reference.optional(), trxref: reference.optional() })
  .transform(({ reference: one, trxref: other }, context) => {
    const found = one || other;
    if (found && (!other || other === found)) return found;
    context.addIssue({ code: 'custom', path: ['reference'], message: NOT_FOUND });
    return z.NEVER;
  });
