import { EmptyState } from '../../components/empty-state.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { Pager } from '../../components/pager.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { useTablePage } from '../../components/use-table-page.ts';
import { sentenceOf } from '@shop/browser/http/api-error';
import { DeliveryCard } from './delivery-card.tsx';
import { useDoneDeliveries } from './use-done-deliveries.ts';

export function DoneDeliveries() {
  const { page, rows, setPage } = useTablePage();
  const { data, error, mutate } = useDoneDeliveries(page, rows);
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
      <Pager page={page} perPage={rows} total={data.total} onPage={setPage} />
    </>
  );
}
