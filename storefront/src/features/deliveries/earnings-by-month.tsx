import { formatGhs } from '@shop/contracts/cedis';
import type { Earnings } from '@shop/contracts/rest/deliveries';
import { formatMonth } from '../../lib/dates.ts';

/** The months with deliveries, the newest first. */
export function EarningsByMonth({ months }: { months: Earnings['byMonth'] }) {
  const worked = months.filter(({ delivered }) => delivered > 0).reverse();
  if (worked.length === 0) return <p>Nothing delivered yet.</p>;
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col" className="table__number">
            Deliveries
          </th>
          <th scope="col" className="table__number">
            Earned
          </th>
        </tr>
      </thead>
      <tbody>
        {worked.map(({ month, delivered, total }) => (
          <tr key={month}>
            <td data-label="Month">{formatMonth(month)}</td>
            <td data-label="Deliveries" className="table__number">
              {delivered}
            </td>
            <td data-label="Earned" className="table__number">
              {formatGhs(total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
