import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import type { Vendor } from '@shop/contracts/rest/vendors';
import type { ReactNode } from 'react';
import { Picture } from '../../../components/fields/picture.tsx';
import { ActiveChip } from '../../../components/fields/yes-no-chip.tsx';

interface VendorHeadProps {
  vendor: Vendor;
  /** What can be done. */
  children?: ReactNode;
}

/** Which shop it is, and how it stands. */
export function VendorHead({ vendor, children }: VendorHeadProps) {
  const [first] = vendor.images;
  return (
    <Card>
      <CardContent>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          {first && <Picture url={first.url} alt="" sizePx={72} />}
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 700, fontSize: '1.25rem', overflowWrap: 'anywhere' }}>
              {vendor.shopName}
            </Typography>
            <ActiveChip isActive={vendor.isActive} />
          </Box>
          {children}
        </Stack>
      </CardContent>
    </Card>
  );
}
