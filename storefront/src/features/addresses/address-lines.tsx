import type { Address } from '@shop/contracts/rest/addresses';
import { formatPhone } from '@shop/browser/phone';

/** How an address reads, on one place and on every screen. */
export function AddressLines({ address }: { address: Omit<Address, 'id' | 'isDefault'> }) {
  return (
    <span className="address">
      <strong>{address.title}</strong>
      <span>{address.street}</span>
      <span>
        {address.city}, {address.region}, {address.country}
      </span>
      <span>{formatPhone(address.phone)}</span>
    </span>
  );
}
