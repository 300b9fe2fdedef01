import { Box } from '@mui/material';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { Title } from 'react-admin';
import { Unread } from '../../components/figures/unread.tsx';
import { RecordSkeleton } from '../../components/records/record-skeleton.tsx';
import { ScreenHeading } from '../../components/screen-heading.tsx';
import { ShopNeeded } from '../../components/shop-needed.tsx';
import { useRead } from '../../data/use-read.ts';
import { OWN_SHOP } from './own-shop.ts';
import { StoreForm } from './store-form.tsx';

const TITLE = 'Store Settings';

/** A vendor’s own shop, as customers see it. */
export default function StoreSettings() {
  return (
    <ShopNeeded title={TITLE}>
      <Title title={TITLE} preferenceKey={false} />
      <ScreenHeading>{TITLE}</ScreenHeading>
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
