import { formatGhs } from '@shop/contracts/cedis';
import type { Totals } from './cart-api.ts';

interface TotalsListProps {
  totals: Totals;
  /** False where there is no address yet, and so no fee. */
  isShippingKnown: boolean;
  /** True while the sum is asked for anew. */
  isCounting?: boolean;
}

export function TotalsList({ totals, isShippingKnown, isCounting = false }: TotalsListProps) {
  return (
    <dl className="totals" aria-busy={isCounting}>
      <div>
        <dt>Subtotal</dt>
        <dd>{formatGhs(totals.subtotal)}</dd>
      </div>
      <div>
        <dt>Shipping</dt>
        <dd>{isShippingKnown ? formatGhs(totals.shipping) : 'told with your address'}</dd>
      </div>
      <div className="totals__sum">
        <dt>{isShippingKnown ? 'Total' : 'Total without shipping'}</dt>
        <dd>{formatGhs(isShippingKnown ? totals.total : totals.subtotal)}</dd>
      </div>
    </dl>
  );
}
