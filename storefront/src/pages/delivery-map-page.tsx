import { LoadFailure } from '../components/load-failure.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Loading, Skeleton } from '../components/skeleton.tsx';
import { DeliveryMap } from '../features/deliveries/delivery-map.tsx';
import { NothingToDeliver } from '../features/deliveries/nothing-to-deliver.tsx';
import { useOpenDeliveries } from '../features/deliveries/use-open-deliveries.ts';
import { sentenceOf } from '@shop/browser/http/api-error';

export default function DeliveryMapPage() {
  const { data: deliveries, error, mutate } = useOpenDeliveries();
  return (
    <div className="page">
      <PageTitle>Map</PageTitle>
      {error && !deliveries && (
        <LoadFailure says={sentenceOf(error, 'Your deliveries could not be loaded.')} onRetry={() => void mutate()} />
      )}
      {!deliveries && !error && (
        <>
          <Loading what="your deliveries" />
          <Skeleton shape="block" />
        </>
      )}
      {deliveries?.length === 0 && <NothingToDeliver stamp="path" />}
      {deliveries && deliveries.length > 0 && <DeliveryMap deliveries={deliveries} />}
    </div>
  );
}
