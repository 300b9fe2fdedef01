import { mirroredAcross, onBothSides, symmetric } from '../drawing/outline.ts';
import type { DrawKind } from '../garment.ts';
import { bow } from '../sewing/bow.ts';
import { pocket } from '../sewing/pocket.ts';
import { ruffle } from '../sewing/ruffle.ts';
import { binding, button, neckLining, stitches } from '../sewing/trims.ts';
import { roundCollar } from './round-collar.ts';
import { sleeves } from './sleeves.ts';

export const aLineDress: DrawKind = (tailor) => {
  const { colours, random } = tailor;
  const length = random.between(490, 540);
  const hem = random.between(196, 226);
  const ruffled = random.chance(0.45);
  const sleeved = random.chance(0.4);
  const armhole = sleeved ? 'C114,60 112,112 122,146' : 'C96,60 98,112 122,146';
  const outline = symmetric(
    `M0,50C34,50 54,28 58,0L110,22${armhole}C140,240 ${hem - 30},${length - 120} ${hem},${length - 26}C${hem * 0.7},${length - 4} ${hem * 0.3},${length + 4} 0,${length + 4}`,
  );
  const hemLine = mirroredAcross(
    `M${hem - 4},${length - 38}C${hem * 0.7},${length - 16} ${hem * 0.3},${length - 8} 0,${length - 8}`,
  );
  const folds = [-0.75, -0.4, 0.1, 0.45, 0.8].map(
    (share) =>
      `M${share * 110},${random.between(170, 260)}C${share * 140},${length * 0.6} ${share * hem * 0.95},${length * 0.8} ${share * hem},${length}`,
  );
  const details = random.pick([
    () => pocket(tailor, -84, 300, 84, 'accent') + pocket(tailor, 84, 300, 84, 'accent'),
    () => bow(tailor, 0, 96, 0.9),
    () => [84, 126, 168].map((y) => button(0, y, 9, colours.accent)).join(''),
    () => stitches('M-128,176C-60,188 60,188 128,176', colours.base) + bow(tailor, 74, 190, 0.75),
  ])();
  const neck = random.chance(0.45)
    ? roundCollar(tailor, 58, 'accent')
    : binding(mirroredAcross('M58,0C54,28 34,50 0,50'), 10, colours.accent);
  const cap = tailor.mirrored(
    ruffle(
      tailor,
      [
        [92, 14],
        [84, 74],
        [116, 146],
      ],
      { depth: -66, waves: 6, flare: 0, tapered: true, fabric: random.pick(['accent', 'cloth']) },
    ),
  );
  const art =
    neckLining(58, 50, colours.base) +
    (sleeved
      ? sleeves(
          tailor,
          { neck: 58, depth: 50, shoulder: 112, chest: 124, hem, length },
          random.between(4, 30),
          'binding',
        )
      : '') +
    (ruffled
      ? ruffle(
          tailor,
          [
            [-hem + 2, length - 34],
            [0, length + 34],
            [hem - 2, length - 34],
          ],
          { depth: 46, waves: 12, fabric: random.pick(['accent', 'cloth']) },
        )
      : '') +
    tailor.panel(outline, { folds }) +
    (ruffled ? '' : binding(hemLine, random.pick([9, 18, 26]), colours.accent)) +
    details +
    (sleeved ? '' : random.chance(0.5) ? cap : binding(onBothSides(`M110,22${armhole}`), 9, colours.accent)) +
    neck;
  return {
    layers: [art],
    box: {
      left: -Math.max(hem, sleeved ? 220 : 0) - 8,
      top: -14,
      right: Math.max(hem, sleeved ? 220 : 0) + 8,
      bottom: length + (ruffled ? 58 : 8),
    },
    pegs: [
      [-84, 12],
      [84, 12],
    ],
    hanger: { by: 'shoulders', halfWidth: 100, y: 2 },
  };
};
