import type { DashboardCharts } from '@shop/contracts/rest/dashboard';
import { ChartSection } from '../../../components/charts/chart-section.tsx';
import { useRead } from '../../../data/use-read.ts';

const count = (orders: number) => orders.toLocaleString('en-US');

export function OrdersByCategory() {
  const { data, error, refetch } = useRead<DashboardCharts['categoryData']>('/admin/dashboard/bar');
  return (
    <ChartSection
      as="bars"
      title="Orders by Category"
      measure="Orders"
      format={count}
      points={data?.map(({ category, total }) => ({ label: category, value: total }))}
      figures={{
        headings: ['Category', 'Orders'],
        rows: data?.map(({ category, total }) => [category, count(total)]) ?? [],
      }}
      empty="No orders yet."
      onRetry={error ? () => void refetch() : undefined}
    />
  );
}
