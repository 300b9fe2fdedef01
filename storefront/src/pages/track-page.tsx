import { useNavigate, useParams } from 'react-router-dom';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Loading, Skeleton } from '../components/skeleton.tsx';
import { TrackForm } from '../features/orders/track-form.tsx';
import { trackPath } from '../features/orders/track-path.ts';
import { TrackedOrder } from '../features/orders/tracked-order.tsx';
import { useTrackedOrder } from '../features/orders/use-tracked-order.ts';
import { isPassing, sentenceOf } from '../lib/http/api-error.ts';

export default function TrackPage() {
  const { number = null } = useParams();
  const navigate = useNavigate();
  const { data: order, error, mutate } = useTrackedOrder(number);
  return (
    <div className="page">
      <PageTitle>Track your order</PageTitle>
      <TrackForm number={number ?? ''} onTrack={(typed) => void navigate(trackPath(typed))} />
      {number === null ? (
        <p className="note">You find the number under Orders.</p>
      ) : order ? (
        <TrackedOrder order={order} isStale={error !== undefined} onChanged={mutate} />
      ) : error && isPassing(error) ? (
        <LoadFailure says={sentenceOf(error, 'The order could not be loaded.')} onRetry={() => void mutate()} />
      ) : error ? (
        <EmptyState stamp="path" says={sentenceOf(error, 'Order not found')} />
      ) : (
        <>
          <Loading what="the order" />
          <Skeleton shape="row" count={5} />
        </>
      )}
    </div>
  );
}
