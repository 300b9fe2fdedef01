import type { Order } from '@shop/contracts/rest/orders';
import { AllClothesLink } from '../../components/all-clothes-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { sentenceOf } from '@shop/browser/http/api-error';
import { OrderRow } from './order-row.tsx';

interface OrderListProps {
  orders: readonly Order[] | undefined;
  failure: unknown;
  /** True where the customer has no order at all. */
  hasNone: boolean;
  onRetry: () => void;
}

export function OrderList({ orders, failure, hasNone, onRetry }: OrderListProps) {
  if (orders === undefined && failure !== undefined)
    return <LoadFailure says={sentenceOf(failure, 'Failed to fetch orders.')} onRetry={onRetry} />;
  if (orders === undefined)
    return (
      <>
        <Loading what="your orders" />
        <Skeleton shape="row" count={3} />
      </>
    );
  if (orders.length === 0)
    return (
      <EmptyState stamp="parcel" says="No orders found.">
        {hasNone && <AllClothesLink />}
      </EmptyState>
    );
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
