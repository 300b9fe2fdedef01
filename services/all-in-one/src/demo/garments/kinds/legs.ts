import { symmetric } from '../drawing/outline.ts';
import { band, binding, seam, stitches } from '../sewing/trims.ts';
import type { Tailor } from '../sewing/tailor.ts';

export interface LegCut {
  waist: number;
  hip: number;
  crotch: number;
  length: number;
  /** Where the leg ends: its outer and inner x. */
  outer: number;
  inner: number;
}

export const shortsCut: LegCut = { waist: 146, hip: 176, crotch: 186, length: 312, outer: 206, inner: 28 };
export const trousersCut: LegCut = { waist: 132, hip: 160, crotch: 190, length: 500, outer: 168, inner: 40 };

/** The two legs as one panel, from the waist at y = `top`. */
export function legsPanel(tailor: Tailor, { waist, hip, crotch, length, outer, inner }: LegCut, top = 20): string {
  const outline = symmetric(
    `M0,${top}L${waist},${top - 4}C${hip - 6},${crotch * 0.4} ${hip},${crotch * 0.8} ${hip + 4},${crotch}C${hip + 8},${crotch + 60} ${outer},${length - 80} ${outer},${length - 8}C${outer - 50},${length + 6} ${inner + 50},${length + 8} ${inner},${length}C${inner - 8},${length - 60} 14,${crotch + 60} 0,${crotch}`,
  );
  const folds = [
    `M4,${crotch - 6}C40,${crotch + 4} 80,${crotch - 14} 120,${crotch - 44}`,
    `M-4,${crotch - 2}C-36,${crotch + 14} -66,${crotch + 8} -104,${crotch - 22}`,
    `M8,${crotch + 24}C44,${crotch + 50} 70,${crotch + 54} 104,${crotch + 44}`,
    `M${-inner - 40},${length}C${-inner - 34},${length - 60} ${-inner - 60},${length - 90} ${-inner - 52},${length - 140}`,
    `M${outer - 36},${length}C${outer - 46},${length - 50} ${outer - 30},${length - 90} ${outer - 44},${length - 130}`,
  ];
  const fly = `M0,${top + 16}C4,${crotch * 0.5} 2,${crotch * 0.8} 0,${crotch}`;
  const fringe = `M22,${top + 18}C26,${crotch * 0.5} 24,${crotch * 0.66} 2,${crotch * 0.74}`;
  const { base } = tailor.colours;
  return tailor.panel(outline, { folds }) + seam(fly, base) + stitches(fringe, base);
}

export function legHems(
  tailor: Tailor,
  { length, outer, inner }: LegCut,
  finish: 'rib' | 'turn-up' | 'stitched' | 'binding',
): string {
  const edge = `M${outer},${length - 10}C${outer - 50},${length + 4} ${inner + 50},${length + 6} ${inner},${length - 2}`;
  const { base, accent } = tailor.colours;
  const hem = {
    rib: () => band(edge, 28, accent),
    binding: () => binding(edge, 12, accent),
    stitched: () => `<g transform="translate(0 -14)">${stitches(edge, base)}</g>`,
    'turn-up': () =>
      tailor.panel(
        `M${outer + 5},${length - 46}C${outer - 50},${length - 32} ${inner + 50},${length - 30} ${inner - 6},${length - 38}L${inner - 5},${length + 4}C${inner + 50},${length + 12} ${outer - 50},${length + 10} ${outer + 5},${length - 4}Z`,
        { fabric: 'accent', angle: 90 },
      ),
  }[finish]();
  return tailor.mirrored(hem);
}

/** Slanted hip pockets. */
export function hipPockets(tailor: Tailor, { waist, hip, crotch }: LegCut): string {
  const mouth = `M${waist * 0.6},38C${waist * 0.66},${crotch * 0.42} ${hip * 0.84},${crotch * 0.56} ${hip - 3},${crotch * 0.6}`;
  const { base } = tailor.colours;
  return tailor.mirrored(seam(mouth, base) + `<g transform="translate(-7 8)">${stitches(mouth, base)}</g>`);
}
