import type { Order } from '@shop/contracts/rest/orders';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { sentenceOf } from '@shop/browser/http/api-error';
import { OrderRow } from './order-row.tsx';

interface OrderListProps {
  orders: readonly Order[] | undefined;
  failure: unknown;
  onRetry: () => void;
}

export function OrderList({ orders, failure, onRetry }: OrderListProps) {
  if (orders === undefined && failure !== undefined)
    return <LoadFailure says={sentenceOf(failure, 'Failed to fetch orders.')} onRetry={onRetry} />;
  if (orders === undefined)
    return (
      <>
        <Loading what="your orders" />
        <Skeleton shape="row" count={3} />
      </>
    );
  if (orders.length === 0) return <EmptyState stamp="parcel" says="No orders found." />;
  return (
    <table className="table orders">
      <thead>
        <tr>
          <th scope="col">Pieces</th>
          <th scope="col">Order</th>
          <th scope="col">Placed</th>
          <th scope="col">Status</th>
          <th scope="col" className="table__number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}
