export type Point = readonly [x: number, y: number];

const number = (value: number): string => String(Math.round(value * 10) / 10);

const written = (points: readonly Point[]): string => points.map(([x, y]) => `${number(x)},${number(y)}`).join(' ');

interface Stroke {
  command: string;
  points: Point[];
}

/** Reads a path of absolute M, L, Q and C commands. */
function strokesOf(path: string): Stroke[] {
  return [...path.matchAll(/([MLQC])([^MLQCZ]*)/g)].map(([, command = '', coordinates = '']) => {
    const values = [...coordinates.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([digits]) => Number(digits));
    const points: Point[] = [];
    for (let index = 0; index + 1 < values.length; index += 2) {
      points.push([values[index] ?? 0, values[index + 1] ?? 0]);
    }
    return { command, points };
  });
}

const isClosed = (path: string): boolean => path.trimEnd().endsWith('Z');

/** The same path on the other side of the line x = 0. */
export function flipped(path: string): string {
  const strokes = strokesOf(path).map(
    ({ command, points }) => command + written(points.map(([x, y]): Point => [-x, y])),
  );
  return strokes.join('') + (isClosed(path) ? 'Z' : '');
}

/** An open path and its mirror image, as one path of two parts. */
export const onBothSides = (path: string): string => path + flipped(path);

/** Closes a right half, drawn from the top of the line x = 0 to its bottom, with its mirror image. */
export function symmetric(rightHalf: string): string {
  return `${mirroredAcross(rightHalf)}Z`;
}

/** Continues an open path that ends on the line x = 0 along its mirror image, back to the mirror of its start. */
export function mirroredAcross(rightHalf: string): string {
  const strokes = strokesOf(rightHalf);
  const ends = strokes.map(({ points }) => points.at(-1) ?? ([0, 0] as const));
  const back = strokes
    .map((stroke, index) => {
      const controls = stroke.points.slice(0, -1).reverse();
      const start = ends[index - 1];
      if (!start) return '';
      return stroke.command + written([...controls, start].map(([x, y]): Point => [-x, y]));
    })
    .reverse();
  return strokes.map(({ command, points }) => command + written(points)).join('') + back.join('');
}

/** A point of the quadratic curve and the unit vector that stands to its right (downwards, going rightwards). */
export function alongCurve([from, bend, to]: Curve, share: number): { at: Point; normal: Point } {
  const rest = 1 - share;
  const position = (axis: 0 | 1) => rest * rest * from[axis] + 2 * rest * share * bend[axis] + share * share * to[axis];
  const slope = (axis: 0 | 1) => 2 * rest * (bend[axis] - from[axis]) + 2 * share * (to[axis] - bend[axis]);
  const length = Math.hypot(slope(0), slope(1)) || 1;
  return { at: [position(0), position(1)], normal: [-slope(1) / length, slope(0) / length] };
}

export type Curve = readonly [from: Point, bend: Point, to: Point];

export const curvePath = ([from, bend, to]: Curve): string => `M${written([from])}Q${written([bend, to])}`;

export const polyline = (points: readonly Point[]): string =>
  `M${written(points.slice(0, 1))}L${written(points.slice(1))}`;

export const pair = (point: Point): string => written([point]);
