import { Stack } from '@mui/material';
import type { Analytics } from '@shop/contracts/rest/vendor-figures';
import { Title } from 'react-admin';
import { Unread } from '../../components/figures/unread.tsx';
import { RecordSkeleton } from '../../components/records/record-skeleton.tsx';
import { ShopNeeded } from '../../components/shop-needed.tsx';
import { useRead } from '../../data/use-read.ts';
import { ByMonth } from './by-month.tsx';
import { ByProduct } from './by-product.tsx';
import { ByStatus } from './by-status.tsx';

export default function VendorAnalytics() {
  return (
    <ShopNeeded title="Analytics">
      <Title title="Analytics" preferenceKey={false} />
      <Stack spacing={2} sx={{ my: 2 }}>
        <Figures />
      </Stack>
    </ShopNeeded>
  );
}

function Figures() {
  const { data, error, refetch } = useRead<Analytics>('/vendors/me/analytics');
  if (error) return <Unread sentence="The figures can’t be read just now." onRetry={() => void refetch()} />;
  if (!data) return <RecordSkeleton />;
  return (
    <>
      <ByMonth months={data.byMonth} />
      <ByProduct products={data.byProduct} />
      <ByStatus statuses={data.byStatus} />
    </>
  );
}
