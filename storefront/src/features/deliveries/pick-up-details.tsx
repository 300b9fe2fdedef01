import { useState } from 'react';
import { LoadFailure } from '../../components/load-failure.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { usePickUp } from './use-pick-up.ts';
import { formatPhone } from '@shop/browser/phone';

/** Where the parcel is fetched and what is in it; read when the agent opens it. */
export function PickUpDetails({ orderId }: { orderId: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data: pickUps, error, mutate } = usePickUp(orderId, isOpen);
  return (
    <details
      className="pick-up"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>Where to pick it up</summary>
      {error && !pickUps && <LoadFailure says="The shops could not be loaded." onRetry={() => void mutate()} />}
      {!pickUps && !error && <Skeleton count={2} />}
      <ul>
        {pickUps?.map(({ fulfilmentId, shopName, shopAddress, shopPhone, pieces }) => (
          <li key={fulfilmentId}>
            <strong>{shopName}</strong>
            {shopAddress && <span>{shopAddress}</span>}
            {shopPhone && (
              <a href={`tel:${shopPhone}`}>
                <span className="for-screen-readers">Call {shopName}, </span>
                {formatPhone(shopPhone)}
              </a>
            )}
            <span className="note">{pieces.join('; ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
