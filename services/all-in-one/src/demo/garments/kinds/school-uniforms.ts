import { onBothSides } from '../drawing/outline.ts';
import type { DrawKind } from '../garment.ts';
import { button, neckLining, seam } from '../sewing/trims.ts';
import { bibAndStraps } from './dungarees.ts';
import { gatheredSkirt } from './dress-skirt.ts';
import { pointedCollar, shortSleevedShirt } from './shirt.ts';
import { shorts } from './shorts-and-trousers.ts';
import { sleeves } from './sleeves.ts';
import { frontOutline, teeCut } from './top-cut.ts';

import { inPlain, together } from './two-piece-sets.ts';
/** A plain shirt in the accent colour with shorts in the base colour. */
export const schoolShortsUniform: DrawKind = (tailor) => {
  const top = shortSleevedShirt(inPlain(tailor));
  return together(top, shorts(tailor), top.box.bottom - 30);
};

/** A plain blouse in the accent colour under a pleated pinafore in the base colour. */
export const schoolPinaforeUniform: DrawKind = (tailor) => {
  const { colours, random } = tailor;
  const cut = { ...teeCut, neck: 56, depth: 46, shoulder: 120, chest: 124, hem: 128, length: 240 };
  const blouse =
    neckLining(56, 46, colours.accent) +
    sleeves(tailor, cut, random.between(20, 44), 'stitched', { fabric: 'accent' }) +
    tailor.panel(frontOutline(cut), { fabric: 'accent' });
  const pleats = [-150, -90, -30, 30, 90, 150].map((x) => `M${x * 0.72},262L${x * 1.2},508`).join('');
  const skirtArt = gatheredSkirt(tailor, { top: 236, waist: 134, bottom: 520, hem: 214 }) + seam(pleats, colours.base);
  const front =
    bibAndStraps(tailor) +
    button(0, 190, 9, colours.accent) +
    seam(onBothSides('M138,244C60,250 20,250 0,250'), colours.base);
  return {
    layers: [blouse, skirtArt + front, pointedCollar(tailor, 'accent', 46)],
    box: { left: -232, top: -12, right: 232, bottom: 542 },
    pegs: [
      [-64, 16],
      [64, 16],
    ],
    hanger: { by: 'shoulders', halfWidth: 96, y: 2 },
  };
};
