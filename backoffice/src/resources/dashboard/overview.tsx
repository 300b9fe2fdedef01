import { Box, Stack } from '@mui/material';
import { OrdersByCategory } from './charts/orders-by-category.tsx';
import { RevenueOverTime } from './charts/revenue-over-time.tsx';
import { ChoreList } from './chores/chore-list.tsx';
import { StatCards } from './figures/stat-cards.tsx';

/** The shop at a glance: its figures, what needs doing, and how it goes. */
export const Overview = () => (
  <Stack spacing={2} sx={{ my: 2 }}>
    <StatCards />
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' },
      }}
    >
      <ChoreList />
      <Stack spacing={2}>
        <RevenueOverTime />
        <OrdersByCategory />
      </Stack>
    </Box>
  </Stack>
);
