import { mirroredAcross } from '../drawing/outline.ts';
import type { DrawKind } from '../garment.ts';
import { pocket } from '../sewing/pocket.ts';
import { band, binding, button, neckLining } from '../sewing/trims.ts';
import { bibAndStraps } from './dungarees.ts';
import { gatheredSkirt } from './dress-skirt.ts';
import { roundCollar } from './round-collar.ts';
import { sleeves } from './sleeves.ts';
import { frontOutline, teeCut } from './top-cut.ts';

const blouseCut = { ...teeCut, neck: 54, depth: 44, shoulder: 118, chest: 122, hem: 126, length: 240 };

export const pinafore: DrawKind = (tailor) => {
  const { colours, random } = tailor;
  const bottom = random.between(500, 530);
  const blouse = random.chance(0.75)
    ? neckLining(54, 44, colours.accent) +
      sleeves(tailor, blouseCut, random.between(10, 44), 'stitched', { fabric: 'accent' }) +
      tailor.panel(frontOutline(blouseCut), { fabric: 'accent' }) +
      roundCollar(tailor, 54, 'accent')
    : '';
  const front = random.pick([
    () => pocket(tailor, -96, 320, 84, 'accent') + pocket(tailor, 96, 320, 84, 'accent'),
    () => [290, 346, 402].map((y) => button(0, y, 12, colours.accent)).join(''),
    () => pocket(tailor, 0, 134, 72, 'accent'),
  ])();
  const hem = mirroredAcross(`M214,${bottom - 62}C150,${bottom - 34} 70,${bottom - 26} 0,${bottom - 26}`);
  const art =
    blouse +
    gatheredSkirt(tailor, { top: 236, waist: 132, bottom, hem: 226 }) +
    (random.chance(0.5) ? binding(hem, 12, colours.accent) : '') +
    bibAndStraps(tailor) +
    band('M-138,240C-50,248 50,248 138,240', 22, colours.accent) +
    front;
  const half = blouse ? 236 : 232;
  return {
    layers: [art],
    box: { left: -half, top: -10, right: half, bottom: bottom + 24 },
    pegs: [
      [-64, 16],
      [64, 16],
    ],
    hanger: { by: 'shoulders', halfWidth: 92, y: 2 },
  };
};
