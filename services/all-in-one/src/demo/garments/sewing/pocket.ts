import { stitches } from './trims.ts';
import type { Fabric, Tailor } from './tailor.ts';

/** A patch pocket whose top edge is centred on (x, y). */
export function pocket(tailor: Tailor, x: number, y: number, width: number, fabric: Fabric = 'cloth'): string {
  const half = width / 2;
  const height = width * 1.05;
  const round = tailor.random.chance(0.5);
  const outline = round
    ? `M${-half},0L${half},0L${half},${height * 0.55}C${half},${height} ${-half},${height} ${-half},${height * 0.55}Z`
    : `M${-half},0L${half},0L${half},${height * 0.72}L0,${height}L${-half},${height * 0.72}Z`;
  const hem = `M${-half + 4},9L${half - 4},9`;
  const rest = round
    ? `M${-half + 5},4L${-half + 5},${height * 0.55}C${-half + 6},${height * 0.92} ${half - 6},${height * 0.92} ${half - 5},${height * 0.55}L${half - 5},4`
    : `M${-half + 5},4L${-half + 5},${height * 0.69}L0,${height - 6}L${half - 5},${height * 0.69}L${half - 5},4`;
  const colour = tailor.colourOf(fabric);
  return (
    `<g transform="translate(${x} ${y})">` +
    tailor.panel(outline, { fabric, angle: 3 }) +
    stitches(hem, colour) +
    stitches(rest, colour) +
    '</g>'
  );
}
