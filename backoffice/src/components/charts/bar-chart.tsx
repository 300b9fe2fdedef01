import { useTheme } from '@mui/material';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartProps } from './chart-data.ts';
import { PointTooltip } from './point-tooltip.tsx';

const ROW_PX = 44;
const AXIS_PX = 48;
const NAMES_PX = 128;

/** Lying bars: names of any length can be read beside them, also on a phone. */
export default function LyingBars({ title, points, measure, format, formatTick = format }: ChartProps) {
  const { palette, typography } = useTheme();
  const words = { fill: palette.text.secondary, fontSize: 13, fontFamily: typography.fontFamily };
  return (
    <BarChart
      responsive
      layout="vertical"
      title={title}
      data={points}
      margin={{ right: 16 }}
      style={{ width: '100%', height: points.length * ROW_PX + AXIS_PX }}
    >
      <CartesianGrid horizontal={false} stroke={palette.divider} />
      <XAxis type="number" tick={words} tickFormatter={formatTick} allowDecimals={false} stroke={palette.divider} />
      <YAxis type="category" dataKey="label" width={NAMES_PX} tick={words} interval={0} stroke={palette.divider} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: palette.action.hover }}
        content={(pointed) => <PointTooltip {...pointed} measure={measure} format={format} />}
      />
      <Bar
        dataKey="value"
        name={measure}
        fill={palette.primary.main}
        radius={[0, 6, 6, 0]}
        maxBarSize={26}
        isAnimationActive={false}
      />
    </BarChart>
  );
}
