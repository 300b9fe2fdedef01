import { Box, Link } from '@mui/material';
import { formatPhone } from '@shop/browser/phone';
import type { OrderAddress } from '@shop/contracts/rest/addresses';

/** An address as it would stand on a parcel, with a number that a tap calls. */
export function AddressLines({ address }: { address: OrderAddress }) {
  const { title, street, city, region, country, phone, latitude, longitude } = address;
  return (
    <Box component="address" sx={{ fontStyle: 'normal' }}>
      {[title, street, [city, region].filter(Boolean).join(', '), country].filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
      {phone && (
        <div>
          <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>
        </div>
      )}
      {latitude !== null && longitude !== null && (
        <Link href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`}>
          {latitude}, {longitude}
        </Link>
      )}
    </Box>
  );
}
