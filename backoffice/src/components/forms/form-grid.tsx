import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Fields side by side, one below the other on a phone. */
export const FormGrid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      rowGap: 1.5,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
    }}
  >
    {children}
  </Box>
);
