import { formatMonth } from '@shop/browser/dates';
import { formatAmount } from '@shop/contracts/cedis';
import type { Analytics } from '@shop/contracts/rest/vendor-figures';
import { ChartSection } from '../../components/charts/chart-section.tsx';

const cedis = (sum: number) => `₵${formatAmount(sum)}`;

/** What each of the last twelve months brought. */
export const ByMonth = ({ months }: { months: Analytics['byMonth'] }) => (
  <ChartSection
    as="line"
    title="Sales by month"
    measure="Sales"
    format={cedis}
    formatTick={(sum) => `₵${sum.toLocaleString('en-US')}`}
    points={months.map(({ month, revenue }) => ({
      label: formatMonth(month).slice(0, 3),
      value: revenue,
      fullLabel: formatMonth(month),
    }))}
    figures={{
      headings: ['Month', 'Orders', 'Sales'],
      rows: months.map(({ month, orders, revenue }) => [formatMonth(month), String(orders), cedis(revenue)]),
    }}
    showsFigures
    empty="No sales yet."
  />
);
