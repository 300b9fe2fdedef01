import { formatGhs } from '@shop/contracts/cedis';
import type { Order } from '@shop/contracts/rest/orders';
import { Picture } from '../../components/picture.tsx';

export function OrderLines({ order }: { order: Order }) {
  const paidBack = order.payment?.refundedAmount ?? 0;
  return (
    <>
      <ul className="summary-lines">
        {order.items.map((item) => (
          <li key={item.id} data-state={item.status === 'cancelled' ? 'gone' : 'fine'}>
            <Picture src={item.product.imageUrl} alt="" sizes="4rem" />
            <span>
              {item.quantity} × {item.product.name}
              <span className="note">{[item.product.color, item.product.size].filter(Boolean).join(', ')}</span>
            </span>
            <strong>{formatGhs(item.lineTotal)}</strong>
          </li>
        ))}
      </ul>
      <dl className="totals">
        <div>
          <dt>Shipping</dt>
          <dd>{formatGhs(order.shippingFee)}</dd>
        </div>
        <div className="totals__sum">
          <dt>Total</dt>
          <dd>{formatGhs(order.totalAmount)}</dd>
        </div>
        {paidBack > 0 && (
          <div>
            <dt>Paid back</dt>
            <dd>{formatGhs(paidBack)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
