import { LoadFailure } from '../../components/load-failure.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { sentenceOf } from '@shop/browser/http/api-error';
import { DeliveryCard } from './delivery-card.tsx';
import { NothingToDeliver } from './nothing-to-deliver.tsx';
import { useOpenDeliveries } from './use-open-deliveries.ts';

export function OpenDeliveries({ most = Infinity }: { most?: number }) {
  const { data: deliveries, error, mutate } = useOpenDeliveries();
  if (!deliveries && error)
    return (
      <LoadFailure says={sentenceOf(error, 'Your deliveries could not be loaded.')} onRetry={() => void mutate()} />
    );
  if (!deliveries)
    return (
      <>
        <Loading what="your deliveries" />
        <Skeleton shape="block" />
      </>
    );
  if (deliveries.length === 0) return <NothingToDeliver />;
  return (
    <ul className="delivery-list">
      {deliveries.slice(0, most).map((delivery) => (
        <DeliveryCard key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  );
}
