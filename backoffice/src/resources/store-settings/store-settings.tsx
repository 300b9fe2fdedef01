import { Box } from '@mui/material';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { Title } from 'react-admin';
import { Unread } from '../../components/figures/unread.tsx';
import { RecordSkeleton } from '../../components/records/record-skeleton.tsx';
import { ShopNeeded } from '../../components/shop-needed.tsx';
import { useRead } from '../../data/use-read.ts';
import { OWN_SHOP } from './own-shop.ts';
import { StoreForm } from './store-form.tsx';

/** A vendor’s own shop, as customers see it. */
export default function StoreSettings() {
  return (
    <ShopNeeded title="Store Settings">
      <Title title="Store Settings" preferenceKey={false} />
      <Box sx={{ mt: 2 }}>
        <Store />
      </Box>
    </ShopNeeded>
  );
}

function Store() {
  const { data: shop, error, refetch } = useRead<Vendor>(OWN_SHOP);
  if (shop) return <StoreForm shop={shop} />;
  if (error) return <Unread sentence="Your shop can’t be read just now." onRetry={() => void refetch()} />;
  return <RecordSkeleton />;
}
