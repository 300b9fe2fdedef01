/** One bar, or one place of a line. */
export interface ChartPoint {
  /** What stands at the axis. */
  label: string;
  /** What the point is called when it is pointed at; the label where nothing else is said. */
  fullLabel?: string;
  value: number;
}

export interface ChartProps {
  /** What the chart tells, for those who can't see it. */
  title: string;
  points: readonly ChartPoint[];
  /** What a value is called: "Revenue". */
  measure: string;
  format: (value: number) => string;
  /** How values are written at the axis, where there is little room; as everywhere else unless said. */
  formatTick?: (value: number) => string;
}
