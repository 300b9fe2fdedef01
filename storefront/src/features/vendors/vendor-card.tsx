import type { Vendor } from '@shop/contracts/rest/vendors';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPhone } from '@shop/browser/phone';

interface VendorCardProps {
  vendor: Vendor;
  /** Where the shop's clothes are. */
  to: string;
  /** Pictures of what it sells. */
  children: ReactNode;
}

export function VendorCard({ vendor, to, children }: VendorCardProps) {
  const { shopName, shopLocation, shopAddress, shopPhone } = vendor;
  const place = [shopAddress, shopLocation].filter(Boolean).join(', ');
  return (
    <li className="vendor-card">
      <Link className="vendor-card__shop" to={to}>
        {children}
        <strong>{shopName}</strong>
        {place && <span className="note">{place}</span>}
      </Link>
      {shopPhone && (
        <a className="vendor-card__phone" href={`tel:${shopPhone}`}>
          <span className="for-screen-readers">Call {shopName}, </span>
          {formatPhone(shopPhone)}
        </a>
      )}
    </li>
  );
}
