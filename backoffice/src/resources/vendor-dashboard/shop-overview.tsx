import { Box, Stack } from '@mui/material';
import { Greeting } from './greeting.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { LowStock } from './low-stock.tsx';
import { ShopFigures } from './shop-figures.tsx';

export const ShopOverview = () => (
  <Stack spacing={2} sx={{ my: 2 }}>
    <Greeting />
    <ShopFigures />
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
      }}
    >
      <LatestOrders />
      <LowStock />
    </Box>
  </Stack>
);
