import { formatGhs } from '@shop/contracts/cedis';
import type { Totals } from './cart-api.ts';

interface TotalsListProps {
  totals: Totals;
  /** False where no address is known yet, and so no fee. */
  isShippingKnown: boolean;
}

export function TotalsList({ totals, isShippingKnown }: TotalsListProps) {
  return (
    <dl className="totals">
      <div>
        <dt>Subtotal</dt>
        <dd>{formatGhs(totals.subtotal)}</dd>
      </div>
      <div>
        <dt>Shipping</dt>
        <dd>{isShippingKnown ? formatGhs(totals.shipping) : 'by address'}</dd>
      </div>
      <div className="totals__sum">
        <dt>Total</dt>
        <dd>{formatGhs(isShippingKnown ? totals.total : totals.subtotal)}</dd>
      </div>
    </dl>
  );
}
