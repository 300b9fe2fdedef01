import { formatGhs } from '@shop/contracts/cedis';
import type { Order } from '@shop/contracts/rest/orders';
import { Link } from 'react-router-dom';
import { Picture } from '../../components/picture.tsx';
import { formatTime } from '@shop/browser/dates';
import { STATUS_WORDS } from './tracking.ts';
import { trackPath } from './track-path.ts';

const MOST_PICTURES = 3;

export function OrderCard({ order }: { order: Order }) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li>
      <Link className="order-card" to={trackPath(order.number)}>
        <span className="order-card__pictures">
          {order.items.slice(0, MOST_PICTURES).map(({ id, product }) => (
            <Picture key={id} src={product.imageUrl} alt="" sizes="4rem" />
          ))}
        </span>
        <span className="order-card__what">
          <strong>{order.number}</strong>
          <span className="note">
            {formatTime(order.placedAt)}, {pieces} {pieces === 1 ? 'piece' : 'pieces'}
          </span>
        </span>
        <span className="status" data-status={order.status}>
          {STATUS_WORDS[order.status]}
        </span>
        <strong className="order-card__sum">{formatGhs(order.totalAmount)}</strong>
      </Link>
    </li>
  );
}
