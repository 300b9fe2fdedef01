import { Box, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { Unread } from '../figures/unread.tsx';
import { Section } from '../records/section.tsx';
import type { ChartProps } from './chart-data.ts';
import { type Figures, FiguresTable } from './figures-table.tsx';

// The library that draws is large: only who opens a screen with charts loads it, after the screen stands.
const drawings = {
  bars: lazy(() => import('./bar-chart.tsx')),
  line: lazy(() => import('./line-chart.tsx')),
};

interface ChartSectionProps extends Omit<ChartProps, 'points'> {
  as: keyof typeof drawings;
  /** Undefined until they are read. */
  points: ChartProps['points'] | undefined;
  figures: Figures;
  /** Whether the table of the figures stands open from the beginning. */
  showsFigures?: boolean;
  /** What is said where there is nothing to draw. */
  empty: string;
  /** Where it could not be read: reads it again. */
  onRetry?: (() => void) | undefined;
}

const waiting = <Skeleton variant="rounded" height={260} />;

/** A chart under its heading, and the same figures as a table that keyboards and screen readers reach. */
export function ChartSection(props: ChartSectionProps) {
  const { as, points, figures, showsFigures = false, empty, onRetry, ...chart } = props;
  const Drawing = drawings[as];
  const drawn =
    points?.length === 0 ? (
      <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
    ) : points ? (
      <>
        <Suspense fallback={waiting}>
          <Drawing {...chart} points={points} />
        </Suspense>
        <Box component="details" open={showsFigures} sx={{ mt: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1.25, typography: 'body2' }}>
            The figures as a table
          </Box>
          <FiguresTable label={chart.title} {...figures} />
        </Box>
      </>
    ) : (
      waiting
    );
  return <Section title={chart.title}>{onRetry ? <Unread onRetry={onRetry} /> : drawn}</Section>;
}
