import type { Address } from '@shop/contracts/rest/addresses';
import { AddressLines } from './address-lines.tsx';

interface AddressChoiceProps {
  addresses: readonly Address[];
  chosenId: number | null;
  onChoose: (id: number) => void;
}

export function AddressChoice({ addresses, chosenId, onChoose }: AddressChoiceProps) {
  return (
    <fieldset className="address-choice">
      <legend className="for-screen-readers">Deliver to</legend>
      {addresses.map((address) => (
        <label key={address.id} className="address-card" data-chosen={address.id === chosenId}>
          <input
            type="radio"
            name="address"
            checked={address.id === chosenId}
            onChange={() => {
              onChoose(address.id);
            }}
          />
          <AddressLines address={address} />
          {address.isDefault && <span className="badge">Default</span>}
        </label>
      ))}
    </fieldset>
  );
}
