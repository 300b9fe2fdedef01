import { seam } from './trims.ts';
import type { Fabric, Tailor } from './tailor.ts';

/** A tied bow around (0, 0), about 120 units wide at size 1. */
export function bow(tailor: Tailor, x: number, y: number, size: number, fabric: Fabric = 'accent'): string {
  const colour = tailor.colourOf(fabric);
  const tail = tailor.panel('M4,6C18,24 30,44 44,74L26,70L16,84C10,56 2,30 -6,8Z', { fabric, angle: 30 });
  const loop =
    tailor.panel('M4,0C18,-34 50,-44 64,-30C72,-18 72,18 64,28C48,40 18,30 4,4Z', { fabric, angle: -20 }) +
    seam('M12,-2C26,-8 36,-12 48,-14M12,3C24,8 32,10 44,14', colour);
  const knot = tailor.panel('M-13,-15C-5,-20 5,-20 13,-15C16,-6 16,8 12,16C4,20 -4,20 -12,16C-16,8 -16,-6 -13,-15Z', {
    fabric,
  });
  return `<g transform="translate(${x} ${y}) scale(${size})">${tailor.mirrored(tail)}${tailor.mirrored(loop)}${knot}</g>`;
}
