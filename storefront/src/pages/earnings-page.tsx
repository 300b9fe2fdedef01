import { formatGhs } from '@shop/contracts/cedis';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Loading, Skeleton } from '../components/skeleton.tsx';
import { EarningsByMonth } from '../features/deliveries/earnings-by-month.tsx';
import { useEarnings } from '../features/deliveries/use-earnings.ts';
import { formatTime } from '@shop/browser/dates';
import { sentenceOf } from '@shop/browser/http/api-error';

export default function EarningsPage() {
  const { data: earnings, error, mutate } = useEarnings();
  return (
    <div className="page">
      <PageTitle>Earnings</PageTitle>
      {error && !earnings && (
        <LoadFailure says={sentenceOf(error, 'Your earnings could not be loaded.')} onRetry={() => void mutate()} />
      )}
      {!earnings && !error && (
        <>
          <Loading what="your earnings" />
          <Skeleton shape="row" count={3} />
        </>
      )}
      {earnings && (
        <>
          <p className="lead">
            <strong>{formatGhs(earnings.total)}</strong> for {earnings.delivered}{' '}
            {earnings.delivered === 1 ? 'delivery' : 'deliveries'}
          </p>
          <section>
            <h2>By month</h2>
            <EarningsByMonth months={earnings.byMonth} />
          </section>
          {earnings.latest.length > 0 && (
            <section>
              <h2>Latest</h2>
              <ul className="earned">
                {earnings.latest.map(({ deliveryId, order, deliveredAt, fee }) => (
                  <li key={deliveryId}>
                    <span>
                      {order.number}
                      <span className="note">{formatTime(deliveredAt)}</span>
                    </span>
                    <strong>{formatGhs(fee)}</strong>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </div>
  );
}
