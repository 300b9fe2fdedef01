import { useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { Pager } from '../../components/pager.tsx';
import { DEFAULT_ROWS } from '../../components/rows-per-page.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { sentenceOf } from '@shop/browser/http/api-error';
import { DeliveryCard } from './delivery-card.tsx';
import { useDoneDeliveries } from './use-done-deliveries.ts';

export function DoneDeliveries() {
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useDoneDeliveries(page, DEFAULT_ROWS);
  if (!data && error)
    return (
      <LoadFailure says={sentenceOf(error, 'Your deliveries could not be loaded.')} onRetry={() => void mutate()} />
    );
  if (!data)
    return (
      <>
        <Loading what="your deliveries" />
        <Skeleton shape="row" count={3} />
      </>
    );
  if (data.rows.length === 0) return <EmptyState stamp="parcel" says="Nothing delivered yet." />;
  return (
    <>
      <ul className="delivery-list">
        {data.rows.map((delivery) => (
          <DeliveryCard key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      <Pager page={page} perPage={DEFAULT_ROWS} total={data.total} onPage={setPage} />
    </>
  );
}
