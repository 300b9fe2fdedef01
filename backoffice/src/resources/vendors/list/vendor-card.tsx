import { Stack, Typography } from '@mui/material';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { PhoneField } from '../../../components/fields/phone-field.tsx';
import { ActiveChip } from '../../../components/fields/yes-no-chip.tsx';
import { RecordLinks } from '../../../components/lists/record-links.tsx';

/** A vendor on a phone. */
export const VendorCard = ({ vendor }: { vendor: Vendor }) => (
  <Stack spacing={0.5}>
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{vendor.shopName}</Typography>
      <ActiveChip isActive={vendor.isActive} />
    </Stack>
    <Typography variant="body2" color="text.secondary">
      {[vendor.shopOwner ?? vendor.user?.name, vendor.shopAddress, vendor.shopLocation].filter(Boolean).join(' · ')}
    </Typography>
    <PhoneField source="shopPhone" />
    <RecordLinks of={vendor.shopName} screens={['View', 'Edit', 'Delete']} />
  </Stack>
);
