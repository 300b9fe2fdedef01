import { mix } from '../drawing/colour.ts';
import * as motif from '../patterns/motifs.ts';
import type { Tailor } from './tailor.ts';

/** One large figure printed on plain cloth, centred on (x, y). */
export function chestPrint(tailor: Tailor, x: number, y: number, size = 3): string {
  const { base, accent, ink } = tailor.colours;
  const draw = tailor.random.pick([
    () => motif.elephant(accent, mix(accent, ink, 0.45)),
    () => motif.lionCub(ink, mix(accent, '#FFE3B0', 0.5)),
    () => motif.fish(accent, ink) + `<g transform="translate(-2 22) scale(.5)">${motif.fish(ink, base)}</g>`,
    () => motif.star(accent) + `<g transform="translate(24 -14) scale(.4)">${motif.star(ink)}</g>`,
    () => motif.petalsStamp(ink) + `<circle r="25" fill="none" stroke="${accent}" stroke-width="3"/>`,
    () => motif.heartStamp(accent),
  ]);
  return `<g transform="translate(${x} ${y}) scale(${size})">${draw()}</g>`;
}
