import type { Order } from '@shop/contracts/rest/orders';
import { useId, useState } from 'react';
import { BusyButton } from '../../components/busy-button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useLeaveFocus } from '../../components/use-leave-focus.ts';
import { useCancelOrder } from './use-cancel-order.ts';

const REASONS = ['I changed my mind', 'I ordered the wrong size or colour', 'It takes too long', 'Another reason'];

interface CancelOrderProps {
  order: Order;
  onSettled: () => Promise<unknown>;
}

export function CancelOrder({ order, onSettled }: CancelOrderProps) {
  const { cancel, isCancelling } = useCancelOrder(order, onSettled);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState(REASONS[0] ?? '');
  const button = useLeaveFocus<HTMLButtonElement>();
  const id = useId();
  return (
    <>
      <BusyButton
        ref={button}
        type="button"
        className="button button--quiet"
        isBusy={isCancelling}
        onClick={() => {
          setAsking(true);
        }}
      >
        {isCancelling ? 'Cancelling…' : 'Cancel this order'}
      </BusyButton>
      {isAsking && (
        <ConfirmDialog
          asks={`Cancel order ${order.number}?`}
          explains="All of your money goes back to the account that you paid from."
          confirmLabel="Cancel the order"
          onCancel={() => {
            setAsking(false);
          }}
          onConfirm={() => {
            setAsking(false);
            void cancel(reason);
          }}
        >
          <div className="field">
            <label htmlFor={id}>Why?</label>
            <select
              id={id}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
              }}
            >
              {REASONS.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
