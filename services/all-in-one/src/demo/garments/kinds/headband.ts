import type { DrawKind } from '../garment.ts';
import { bow } from '../sewing/bow.ts';
import { stitches } from '../sewing/trims.ts';

export const headband: DrawKind = (tailor) => {
  const { colours, random } = tailor;
  const lining = tailor.panel('M-210,104C-210,-44 210,-44 210,104L210,166C210,18 -210,18 -210,166Z', {
    fabric: 'base',
    folds: ['M-190,90C-120,-4 120,-4 190,90'],
  });
  const inFront = tailor.panel(
    'M-210,104C-210,252 210,252 210,104C216,126 216,146 210,166C210,314 -210,314 -210,166C-216,146 -216,126 -210,104Z',
    {
      folds: ['M-200,150C-170,250 -60,262 30,258'],
      ...(random.chance(0.5) && { texture: 'rib' as const }),
    },
  );
  const side = random.between(-84, 84);
  return {
    layers: [
      lining,
      inFront + stitches('M-208,118C-208,264 208,264 208,118M-208,156C-208,302 208,302 208,156', colours.base),
      bow(tailor, side, 244, random.between(1.5, 1.95)),
    ],
    box: { left: -218, top: -36, right: 218, bottom: 404 },
    pegs: [],
  };
};
