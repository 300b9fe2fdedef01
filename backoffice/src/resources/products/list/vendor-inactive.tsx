import { Chip } from '@mui/material';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { useReference } from 'react-admin';

/** Says of a vendor who is not active that it is so: nothing of the shop is sold, whatever its products say. */
export function VendorInactive({ id }: { id: number }) {
  const { referenceRecord: vendor } = useReference<Vendor>({ reference: 'vendors', id });
  if (vendor?.isActive !== false) return null;
  return <Chip component="span" size="small" variant="outlined" color="warning" label="Vendor inactive" />;
}
