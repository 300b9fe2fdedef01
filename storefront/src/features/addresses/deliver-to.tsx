import { lazy, Suspense, useState } from 'react';
import { LoadFailure } from '../../components/load-failure.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { useGiveFocusBack } from '../../components/use-give-focus-back.ts';
import { sentenceAndReasonOf } from '@shop/browser/http/api-error';
import { AddressChoice } from './address-choice.tsx';
import type { useChosenAddress } from './use-chosen-address.ts';

const AddressForm = lazy(() => import('./address-form.tsx').then((module) => ({ default: module.AddressForm })));

/** Choosing one of the customer's addresses, or adding one. The form stands open where there is none yet. */
export function DeliverTo({ addresses, failure, retry, chosenId, choose }: ReturnType<typeof useChosenAddress>) {
  const [isAdding, setAdding] = useState(false);
  const isFormOpen = isAdding || addresses?.length === 0;
  const adder = useGiveFocusBack(isFormOpen);
  if (!addresses && failure)
    return <LoadFailure says={sentenceAndReasonOf('Failed to load addresses', failure)} onRetry={retry} />;
  if (!addresses)
    return (
      <>
        <Loading what="your addresses" />
        <Skeleton shape="row" count={2} />
      </>
    );
  return (
    <>
      <AddressChoice addresses={addresses} chosenId={chosenId} onChoose={choose} />
      {isFormOpen ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <AddressForm
            address={null}
            failureSays="Failed to add address"
            takesFocus={isAdding}
            onCancel={() => {
              setAdding(false);
            }}
            onSaved={({ id }) => {
              choose(id);
              setAdding(false);
            }}
          />
        </Suspense>
      ) : (
        <button
          ref={adder}
          type="button"
          className="button button--quiet"
          onClick={() => {
            setAdding(true);
          }}
        >
          Add another address
        </button>
      )}
    </>
  );
}
