import type { Garment } from '../garment.ts';
import { stitches } from '../sewing/trims.ts';
import type { Tailor } from '../sewing/tailor.ts';
import { hipPockets, legHems, legsPanel } from './legs.ts';
import { elasticWaist } from './waistband.ts';

const shown = { waist: 132, hip: 150, crotch: 186, length: 316, outer: 152, inner: 4 };
const under = { ...shown, length: 340, outer: 148, inner: 8 };

/** Trousers folded under at the knee: waist and hips on top, the ends of the legs looking out below. */
export function foldedTrousers(tailor: Tailor): Garment {
  const lower = `<g transform="translate(4 6)">${legsPanel(tailor, under)}${legHems(tailor, under, 'turn-up')}</g>`;
  const knees = 'M-146,300C-100,312 -50,312 -6,306M146,300C100,312 50,312 6,306';
  const upper =
    legsPanel(tailor, shown) +
    hipPockets(tailor, shown) +
    stitches(knees, tailor.colours.base) +
    elasticWaist(tailor, shown.waist, 'accent');
  return { layers: [lower, upper], box: { left: -160, top: -6, right: 160, bottom: 360 }, pegs: [] };
}
