import type { Analytics } from '@shop/contracts/rest/vendor-figures';
import { ChartSection } from '../../components/charts/chart-section.tsx';

const count = (orders: number) => orders.toLocaleString('en-US');

/** How many of the vendor's orders stand where. */
export const ByStatus = ({ statuses }: { statuses: Analytics['byStatus'] }) => {
  const hasNone = statuses.every(({ orders }) => orders === 0);
  return (
    <ChartSection
      as="bars"
      title="Orders by status"
      measure="Orders"
      format={count}
      points={hasNone ? [] : statuses.map(({ status, orders }) => ({ label: status, value: orders }))}
      figures={{
        headings: ['Status', 'Orders'],
        rows: statuses.map(({ status, orders }) => [status, count(orders)]),
      }}
      showsFigures
      empty="No orders yet."
    />
  );
};
