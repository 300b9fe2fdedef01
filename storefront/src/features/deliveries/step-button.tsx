import type { Delivery } from '@shop/contracts/rest/deliveries';
import { useState } from 'react';
import { BusyButton } from '../../components/busy-button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { nextStepOf } from './next-step.ts';
import { useTakeStep } from './use-take-step.ts';

/** The one large button of a delivery. The last step can't be taken back, so it asks first. */
export function StepButton({ delivery }: { delivery: Delivery }) {
  const { take, isTaking } = useTakeStep(delivery);
  const [isAsking, setAsking] = useState(false);
  const step = nextStepOf(delivery.status);
  if (step === null) return null;
  return (
    <>
      <BusyButton
        type="button"
        className="button button--wide"
        isBusy={isTaking}
        onClick={() => {
          if (step.status === 'delivered') setAsking(true);
          else void take(step);
        }}
      >
        {isTaking ? 'Sending…' : step.label}
      </BusyButton>
      {isAsking && (
        <ConfirmDialog
          asks={`Has ${delivery.order.customer.name} got the parcel?`}
          explains={`Order ${delivery.order.number} is finished then.`}
          confirmLabel="Yes, delivered"
          cancelLabel="Not yet"
          isHarmless
          onCancel={() => {
            setAsking(false);
          }}
          onConfirm={() => {
            setAsking(false);
            void take(step);
          }}
        />
      )}
    </>
  );
}
