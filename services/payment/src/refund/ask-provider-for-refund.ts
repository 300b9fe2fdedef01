import { ProviderRefusal } from '../provider/provider.ts';
import type { PaymentProvider, ProviderRefund } from '../provider/provider.ts';
import { merchantNote } from './refund.ts';
import type { Refund } from './refund.ts';

/** Why the provider won't make a refund. */
interface Refused {
  refused: string;
}

/**
 * Has the provider make a refund, once, and answers how it stands. After a try whose outcome is not known (a crash, no
 * answer) the provider's own list is looked through first. One that failed there is dead and doesn't count. Null where an
 * earlier try may still be at work there, so that nothing may be asked for. Throws where it could not be asked about: that is
 * no refusal to make it.
 */
export async function askProviderForRefund(
  provider: PaymentProvider,
  refund: Refund,
  mayAsk: () => Promise<boolean>,
): Promise<ProviderRefund | Refused | null> {
  if (refund.providerId) return provider.fetchRefund(refund.providerId);
  const note = merchantNote(refund);
  if (refund.tries > 1) {
    const made = await provider.listRefunds(refund.reference);
    const earlier = made.find((one) => one.note === note && one.status !== 'failed');
    if (earlier) return earlier;
  }
  if (!(await mayAsk())) return null;
  const { reference, amount, currency } = refund;
  return provider.createRefund({ reference, amount, currency, note }).catch((error: unknown) => {
    if (error instanceof ProviderRefusal) return { refused: error.message };
    throw error;
  });
}
