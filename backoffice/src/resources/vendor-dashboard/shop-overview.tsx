import { Stack } from '@mui/material';
import { TwoColumns } from '../../components/records/two-columns.tsx';
import { Greeting } from './greeting.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { LowStock } from './low-stock.tsx';
import { ShopFigures } from './shop-figures.tsx';

export const ShopOverview = () => (
  <Stack spacing={2} sx={{ my: 2 }}>
    <Greeting />
    <ShopFigures />
    <TwoColumns aside={<LowStock />}>
      <LatestOrders />
    </TwoColumns>
  </Stack>
);
