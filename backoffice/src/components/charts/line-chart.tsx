import { useTheme } from '@mui/material';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartProps } from './chart-data.ts';
import { PointTooltip } from './point-tooltip.tsx';

const HEIGHT_PX = 280;
const VALUES_PX = 72;

/** A value over time, the oldest on the left. */
export default function LineOverTime({ title, points, measure, format, formatTick = format }: ChartProps) {
  const { palette, typography } = useTheme();
  const words = { fill: palette.text.secondary, fontSize: 13, fontFamily: typography.fontFamily };
  return (
    <LineChart
      responsive
      title={title}
      data={points}
      margin={{ top: 8, right: 24 }}
      style={{ width: '100%', height: HEIGHT_PX }}
    >
      <CartesianGrid vertical={false} stroke={palette.divider} />
      <XAxis
        dataKey="label"
        tick={words}
        interval="preserveStartEnd"
        minTickGap={12}
        tickMargin={8}
        height={40}
        stroke={palette.divider}
      />
      <YAxis width={VALUES_PX} tick={words} tickFormatter={formatTick} stroke={palette.divider} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: palette.divider }}
        content={(pointed) => <PointTooltip {...pointed} measure={measure} format={format} />}
      />
      <Line
        type="monotone"
        dataKey="value"
        name={measure}
        stroke={palette.primary.main}
        strokeWidth={3}
        dot={{ r: 3, fill: palette.primary.main }}
        isAnimationActive={false}
      />
    </LineChart>
  );
}
