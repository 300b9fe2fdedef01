import { Button, Skeleton, Stack, Typography } from '@mui/material';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActiveChip } from '../../../components/fields/yes-no-chip.tsx';
import { Unread } from '../../../components/figures/unread.tsx';
import { RecordLink } from '../../../components/records/record-link.tsx';
import { Section } from '../../../components/records/section.tsx';
import { createPathFor } from './create-path-for.ts';

/** The shop of a vendor, or the way to make it. */
export function ShopOfUser({ userId }: { userId: number }) {
  const { data, error, refetch } = useGetList<Vendor>('vendors', { filter: { userId } });
  const shop = data?.[0];
  return (
    <Section title="Shop">
      {error ? (
        <Unread onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton />
      ) : shop ? (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <RecordLink to={`/vendors/${shop.id}/show`}>{shop.shopName}</RecordLink>
          <ActiveChip isActive={shop.isActive} />
        </Stack>
      ) : (
        <>
          <Typography gutterBottom>This vendor has no shop yet.</Typography>
          <Button component={Link} to={createPathFor('vendors', userId)} variant="outlined">
            Make the shop
          </Button>
        </>
      )}
    </Section>
  );
}
