import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Loading, Skeleton } from '../components/skeleton.tsx';
import { TrackForm } from '../features/orders/track-form.tsx';
import { trackPath, type TrackState } from '../features/orders/track-path.ts';
import { TrackedOrder } from '../features/orders/tracked-order.tsx';
import { useTrackedOrder } from '../features/orders/use-tracked-order.ts';
import { isPassing, sentenceOf } from '@shop/browser/http/api-error';

export default function TrackPage() {
  const { number = null } = useParams();
  const navigate = useNavigate();
  const { isJustPaid = false } = (useLocation().state ?? {}) as TrackState;
  const { data: order, error, mutate } = useTrackedOrder(number);
  return (
    <div className="page">
      <PageTitle>Track your order</PageTitle>
      <TrackForm number={number ?? ''} onTrack={(typed) => void navigate(trackPath(typed))} />
      {number === null ? (
        <EmptyState stamp="path" says="You find the number under Orders.">
          <MyOrdersLink />
        </EmptyState>
      ) : order ? (
        <TrackedOrder order={order} isJustPaid={isJustPaid} isStale={error !== undefined} onChanged={mutate} />
      ) : error && isPassing(error) ? (
        <LoadFailure says={sentenceOf(error, 'Order not found')} onRetry={() => void mutate()} />
      ) : error ? (
        <EmptyState stamp="path" says={sentenceOf(error, 'Order not found')}>
          <MyOrdersLink />
        </EmptyState>
      ) : (
        <>
          <Loading what="the order" />
          <Skeleton shape="row" count={5} />
        </>
      )}
    </div>
  );
}

function MyOrdersLink() {
  return (
    <Link className="button button--quiet" to="/customer/orders">
      My orders
    </Link>
  );
}
