import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';

/** Figures beside each other: two on a phone, four on a wide screen. */
export const FigureCards = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    role="group"
    aria-label={label}
    sx={{ display: 'grid', gap: { xs: 1, sm: 2 }, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
  >
    {children}
  </Box>
);

const FOUR = [1, 2, 3, 4];

/** Four of them while they are being read. */
export const FigureCardsSkeleton = () => (
  <FigureCards label="Loading">
    {FOUR.map((card) => (
      <Skeleton key={card} variant="rounded" height={122} />
    ))}
  </FigureCards>
);
