import { lookedUpText } from '@shop/contracts/text';
import { z } from 'zod';

const reference = lookedUpText(200);

/** The provider sends a customer back with the reference under two names; either will do, two different ones won't. */
export const returnQuerySchema = z
  .object({ reference: reference.optional(), trxref: reference.optional() })
  .transform(({ reference: one, trxref: other }, context) => {
    const found = one ?? other;
    if (found !== undefined && (other === undefined || other === found)) return found;
    context.addIssue({ code: 'custom', path: ['reference'], message: 'No payment reference found.' });
    return z.NEVER;
  });
