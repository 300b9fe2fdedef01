import { formatGhs } from '@shop/contracts/cedis';
import type { Order } from '@shop/contracts/rest/orders';
import { Link } from 'react-router-dom';
import { Picture } from '../../components/picture.tsx';
import { formatTime } from '@shop/browser/dates';
import { STATUS_WORDS } from './tracking.ts';
import { trackPath } from './track-path.ts';

const MOST_PICTURES = 3;

/** An order in the table; the link on its number takes the whole row. */
export function OrderRow({ order }: { order: Order }) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <tr>
      <td>
        <span className="orders__pictures">
          {order.items.slice(0, MOST_PICTURES).map(({ id, product }) => (
            <Picture key={id} src={product.imageUrl} alt="" sizes="4rem" />
          ))}
        </span>
      </td>
      <td>
        <Link className="orders__link" to={trackPath(order.number)}>
          {order.number}
        </Link>
      </td>
      <td>
        {formatTime(order.placedAt)}, {pieces} {pieces === 1 ? 'piece' : 'pieces'}
      </td>
      <td>
        <span className="status" data-status={order.status}>
          {STATUS_WORDS[order.status]}
        </span>
      </td>
      <td className="table__number">{formatGhs(order.totalAmount)}</td>
    </tr>
  );
}
