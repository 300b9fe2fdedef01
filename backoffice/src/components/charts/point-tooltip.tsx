import { Paper, Typography } from '@mui/material';
import type { TooltipContentProps } from 'recharts';
import type { ChartPoint, ChartProps } from './chart-data.ts';

/** What is pointed at, in full: "November 2026 (Month 11)", and its value. */
export function PointTooltip({
  active,
  payload,
  measure,
  format,
}: Pick<TooltipContentProps, 'active' | 'payload'> & Pick<ChartProps, 'measure' | 'format'>) {
  const point = payload[0]?.payload as ChartPoint | undefined;
  if (!active || !point) return null;
  const { label, fullLabel, value } = point;
  return (
    <Paper variant="outlined" sx={{ px: 1.5, py: 1 }}>
      <Typography variant="body2">{fullLabel === undefined ? label : `${fullLabel} (${label})`}</Typography>
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        {measure}: {format(value)}
      </Typography>
    </Paper>
  );
}
