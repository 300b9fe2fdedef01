import { formatGhs } from '@shop/contracts/cedis';
import type { Earnings } from '@shop/contracts/rest/deliveries';
import { formatMonth } from '@shop/browser/dates';

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
            <td>{formatMonth(month)}</td>
            <td className="table__number">{delivered}</td>
            <td className="table__number">{formatGhs(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
