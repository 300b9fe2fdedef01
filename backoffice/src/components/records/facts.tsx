import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** What is known of a record: names and values in two columns. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 1 }}>
    {children}
  </Box>
);

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '8.5rem minmax(0, 1fr)', columnGap: 1, alignItems: 'baseline' }}>
    <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);
