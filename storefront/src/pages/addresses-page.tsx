import type { Address } from '@shop/contracts/rest/addresses';
import { useState } from 'react';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { useTell } from '../components/notices/notices.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Loading, Skeleton } from '../components/skeleton.tsx';
import { useGiveFocusBack } from '../components/use-give-focus-back.ts';
import { AddressCard } from '../features/addresses/address-card.tsx';
import { AddressForm } from '../features/addresses/address-form.tsx';
import { useAddresses } from '../features/addresses/use-addresses.ts';
import { sentenceAndReasonOf } from '@shop/browser/http/api-error';

export default function AddressesPage() {
  const { data: addresses, error, mutate } = useAddresses();
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const adder = useGiveFocusBack(edited !== null);
  const tell = useTell();
  const close = () => {
    setEdited(null);
  };
  return (
    <div className="page">
      <PageTitle>My addresses</PageTitle>
      {edited === null ? (
        <button
          ref={adder}
          type="button"
          className="button"
          onClick={() => {
            setEdited('new');
          }}
        >
          Add Address
        </button>
      ) : (
        <AddressForm
          key={edited === 'new' ? 'new' : edited.id}
          address={edited === 'new' ? null : edited}
          failureSays="Failed to save address"
          takesFocus
          onCancel={close}
          onSaved={() => {
            tell('good', 'Address saved.');
            close();
          }}
        />
      )}
      {error && !addresses && (
        <LoadFailure says={sentenceAndReasonOf('Failed to load addresses', error)} onRetry={() => void mutate()} />
      )}
      {!addresses && !error && (
        <>
          <Loading what="your addresses" />
          <Skeleton shape="row" count={2} />
        </>
      )}
      {addresses?.length === 0 && <EmptyState stamp="house" says="No addresses yet." />}
      <ul className="address-list">
        {addresses?.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onEdit={() => {
              setEdited(address);
            }}
            onDeleted={() => {
              setEdited((open) => (open !== 'new' && open?.id === address.id ? null : open));
            }}
          />
        ))}
      </ul>
    </div>
  );
}
