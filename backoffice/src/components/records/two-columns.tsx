import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';

interface TwoColumnsProps {
  children: ReactNode;
  aside: ReactNode;
}

/** What matters most on the left, what belongs to it on the right; one below the other on narrow screens. */
export const TwoColumns = ({ children, aside }: TwoColumnsProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
    }}
  >
    <Stack spacing={2}>{children}</Stack>
    <Stack spacing={2}>{aside}</Stack>
  </Box>
);
