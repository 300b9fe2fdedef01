import { onBothSides } from '../drawing/outline.ts';
import type { DrawKind } from '../garment.ts';
import { pocket } from '../sewing/pocket.ts';
import { chestPrint } from '../sewing/chest-print.ts';
import { button, stitches } from '../sewing/trims.ts';
import type { Tailor } from '../sewing/tailor.ts';
import { hipPockets, legHems, legsPanel } from './legs.ts';

/** A bib front with straps over the shoulders, down to the waist at y = 232. */
export function bibAndStraps(tailor: Tailor): string {
  const { base, accent } = tailor.colours;
  const backStraps = tailor.mirrored(
    tailor.panel('M42,14C70,0 104,4 108,34C112,80 116,150 122,226L94,226C92,160 86,90 80,46C76,34 62,32 50,40Z', {
      fabric: 'cloth',
      angle: 80,
      scale: 0.8,
    }),
  );
  const bib = tailor.panel(
    'M-78,96C-40,104 40,104 78,96L92,176C104,200 122,214 138,222L138,246L-138,246L-138,222C-122,214 -104,200 -92,176Z',
    {
      folds: ['M-120,232C-80,222 -70,200 -66,170'],
    },
  );
  const straps = tailor.mirrored(
    tailor.panel('M40,16C56,4 76,6 80,22C80,50 76,90 74,126L46,126C48,90 44,50 40,16Z', {
      fabric: 'cloth',
      angle: 84,
      scale: 0.8,
    }) + button(60, 114, 13, accent),
  );
  const edge = 'M-72,108C-40,114 40,114 72,108';
  return (
    backStraps +
    bib +
    stitches(edge, base) +
    stitches(onBothSides('M82,112L84,176C96,200 112,214 126,220'), base) +
    straps
  );
}

const withLegs =
  (legs: 'long' | 'short'): DrawKind =>
  (tailor) => {
    const { random } = tailor;
    const long = legs === 'long';
    const cut = { waist: 136, hip: 158, crotch: 196, length: long ? 440 : 286, outer: long ? 166 : 186, inner: 34 };
    const bibFront =
      tailor.plain && random.chance(0.6)
        ? chestPrint(tailor, 0, 178, 1.6)
        : pocket(tailor, 0, 136, 78, random.pick(['accent', 'cloth']));
    const waistSeam = `<g transform="translate(0 10)">${stitches('M-140,232C-50,238 50,238 140,232', tailor.colours.base)}</g>`;
    const lower = `<g transform="translate(0 218)">${legsPanel(tailor, cut, 24)}${hipPockets(tailor, cut)}${legHems(tailor, cut, random.pick(['turn-up', 'stitched', 'rib']))}</g>`;
    const half = cut.outer + 12;
    return {
      layers: [lower + bibAndStraps(tailor) + bibFront + waistSeam],
      box: { left: -half, top: 0, right: half, bottom: cut.length + 230 },
      pegs: [
        [-64, 16],
        [64, 16],
      ],
      hanger: { by: 'shoulders', halfWidth: 92, y: 2 },
    };
  };

export const dungarees = withLegs('long');
export const shortDungarees = withLegs('short');
