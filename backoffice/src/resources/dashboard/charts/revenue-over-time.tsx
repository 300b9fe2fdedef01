import { formatMonth } from '@shop/browser/dates';
import { formatAmount } from '@shop/contracts/cedis';
import type { DashboardCharts } from '@shop/contracts/rest/dashboard';
import { ChartSection } from '../../../components/charts/chart-section.tsx';
import { useRead } from '../../../data/use-read.ts';

const cedis = (sum: number) => `₵${formatAmount(sum)}`;

export function RevenueOverTime() {
  const { data, error, refetch } = useRead<DashboardCharts['monthlyRevenue']>('/admin/dashboard/line');
  return (
    <ChartSection
      as="line"
      title="Revenue Over Time"
      measure="Revenue"
      format={cedis}
      formatTick={(sum) => `₵${sum.toLocaleString('en-US')}`}
      points={data?.map(({ month, period, revenue }) => ({
        label: month,
        fullLabel: formatMonth(period),
        value: revenue,
      }))}
      figures={{
        headings: ['Month', 'Revenue'],
        rows: data?.map(({ month, period, revenue }) => [`${formatMonth(period)} (${month})`, cedis(revenue)]) ?? [],
      }}
      empty="No revenue yet."
      onRetry={error ? () => void refetch() : undefined}
    />
  );
}
