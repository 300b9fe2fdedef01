import type { Address } from '@shop/contracts/rest/addresses';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useTell } from '../../components/notices/notices.tsx';
import { useLeaveFocus } from '../../components/use-leave-focus.ts';
import { sentenceAndReasonOf } from '@shop/browser/http/api-error';
import { AddressLines } from './address-lines.tsx';
import { useChangeAddresses } from './use-change-addresses.ts';

interface AddressCardProps {
  address: Address;
  onEdit: () => void;
  onDeleted: () => void;
}

export function AddressCard({ address, onEdit, onDeleted }: AddressCardProps) {
  const { makeDefault, remove } = useChangeAddresses();
  const [isAsking, setAsking] = useState(false);
  const card = useLeaveFocus<HTMLLIElement>();
  const tell = useTell();
  const run = (change: Promise<unknown>, failureSays: string, onDone: () => void) => {
    change.then(onDone, (failure: unknown) => {
      tell('bad', sentenceAndReasonOf(failureSays, failure));
    });
  };
  /** The button that was pressed is gone then; who is elsewhere by now stays there. */
  const takeFocus = () => {
    const { activeElement, body } = document;
    if (activeElement === body || card.current?.contains(activeElement)) card.current?.focus();
  };
  return (
    <li ref={card} className="address-card" tabIndex={-1}>
      <AddressLines address={address} />
      {address.isDefault && <span className="badge">Default</span>}
      <div className="address-card__actions">
        <button type="button" className="link-button" onClick={onEdit}>
          Edit
        </button>
        {!address.isDefault && (
          <button
            type="button"
            className="link-button"
            onClick={() => {
              run(makeDefault(address.id), 'Failed to set default address', () => {
                tell('good', `${address.title} is your default address now.`);
                takeFocus();
              });
            }}
          >
            Set as default
          </button>
        )}
        <button
          type="button"
          className="link-button link-button--danger"
          onClick={() => {
            setAsking(true);
          }}
        >
          Delete
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          asks="Delete this address?"
          explains="Orders that you have placed keep their own copy of it."
          confirmLabel="Delete"
          onCancel={() => {
            setAsking(false);
          }}
          onConfirm={() => {
            setAsking(false);
            run(remove(address.id), 'Failed to delete address', () => {
              tell('good', 'Address deleted.');
              onDeleted();
            });
          }}
        />
      )}
    </li>
  );
}
