import { darker } from '../drawing/colour.ts';
import { alongCurve, pair, type Curve, type Point } from '../drawing/outline.ts';
import type { Fabric, Tailor } from './tailor.ts';

interface RuffleOptions {
  depth: number;
  waves: number;
  fabric?: Fabric;
  /** How much wider the free edge is than the sewn one, at each end. */
  flare?: number;
  /** Whether the strip narrows to both ends, as over a shoulder. */
  tapered?: boolean;
}

/** A gathered strip sewn along the curve; its free edge hangs on the right-hand side of the direction of travel. */
export function ruffle(
  tailor: Tailor,
  curve: Curve,
  { depth, waves, fabric = 'cloth', flare = 8, tapered = false }: RuffleOptions,
): string {
  const edgeAt = (share: number, fullDrop: number): Point => {
    const { at, normal } = alongCurve(curve, share);
    const drop = tapered ? fullDrop * (0.15 + 0.85 * Math.sin(Math.PI * share)) : fullDrop;
    const spread = (share - 0.5) * 2 * flare;
    return [at[0] + normal[0] * drop + normal[1] * spread, at[1] + normal[1] * drop - normal[0] * spread];
  };
  const [from, bend, to] = curve;
  let outline = `M${pair(from)}Q${pair(bend)} ${pair(to)}L${pair(edgeAt(1, depth))}`;
  const gathers: string[] = [];
  for (let wave = waves; wave > 0; wave -= 1) {
    const middle = (wave - 0.5) / waves;
    const end = (wave - 1) / waves;
    const wobble = tailor.random.between(0.85, 1.15);
    outline += `Q${pair(edgeAt(middle, depth + Math.sign(depth) * 13 * wobble))} ${pair(edgeAt(end, depth))}`;
    const top = alongCurve(curve, middle).at;
    gathers.push(
      `M${pair(top)}Q${pair(edgeAt(middle + 0.012, depth * 0.4))} ${pair(edgeAt(middle, depth * wobble * 0.8))}`,
    );
  }
  const dark = darker(tailor.colourOf(fabric), 0.6);
  const creases = gathers
    .map(
      (path) => `<path d="${path}" fill="none" stroke="${dark}" stroke-width="3" stroke-linecap="round" opacity=".3"/>`,
    )
    .join('');
  return tailor.panel(`${outline}Z`, { fabric, scale: 0.9, angle: 6 }) + creases;
}
