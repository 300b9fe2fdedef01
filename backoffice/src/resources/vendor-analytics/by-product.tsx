import { formatAmount } from '@shop/contracts/cedis';
import type { Analytics } from '@shop/contracts/rest/vendor-figures';
import { ChartSection } from '../../components/charts/chart-section.tsx';

const cedis = (sum: number) => `₵${formatAmount(sum)}`;

/** The garments that brought most. */
export const ByProduct = ({ products }: { products: Analytics['byProduct'] }) => (
  <ChartSection
    as="bars"
    title="Sales by product"
    measure="Sales"
    format={cedis}
    formatTick={(sum) => `₵${sum.toLocaleString('en-US')}`}
    points={products.map(({ name, revenue }) => ({ label: name, value: revenue }))}
    figures={{
      headings: ['Product', 'Pieces', 'Sales'],
      rows: products.map(({ name, quantity, revenue }) => [name, String(quantity), cedis(revenue)]),
    }}
    showsFigures
    empty="No sales yet."
  />
);
