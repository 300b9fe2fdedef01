import { mirroredAcross, onBothSides, symmetric } from '../drawing/outline.ts';
import type { DrawKind } from '../garment.ts';
import { chestPrint } from '../sewing/chest-print.ts';
import { bow } from '../sewing/bow.ts';
import { ruffle } from '../sewing/ruffle.ts';
import { band, binding, button, neckLining, snap } from '../sewing/trims.ts';
import { roundCollar } from './round-collar.ts';
import { sleeves } from './sleeves.ts';
import { neckEdge, teeCut } from './top-cut.ts';

const body = symmetric(
  'M0,48C36,48 56,26 60,0L128,26C122,80 122,130 130,170C138,220 142,280 158,330C170,372 182,398 186,424C160,440 110,458 62,470C50,440 24,428 0,428',
);

export const romper: DrawKind = (tailor) => {
  const { colours, random } = tailor;
  const cut = { ...teeCut, neck: 60, depth: 48, shoulder: 128, chest: 131 };
  const folds = [
    'M128,180C100,220 96,280 112,330',
    'M-128,184C-96,230 -104,270 -92,320',
    'M20,424C50,396 96,384 140,390',
    'M-20,424C-60,404 -100,400 -136,408',
  ];
  const shoulders = random.pick([
    () => sleeves(tailor, cut, random.between(2, 40), 'binding'),
    () =>
      tailor.mirrored(
        ruffle(
          tailor,
          [
            [110, 18],
            [120, 84],
            [126, 176],
          ],
          { depth: -74, waves: 6, flare: 0, tapered: true, fabric: random.pick(['accent', 'cloth']) },
        ),
      ),
    () => sleeves(tailor, cut, 'long', 'rib'),
  ]);
  const front = random.pick([
    () => [92, 140, 188, 236].map((y) => button(0, y, 10, colours.accent)).join(''),
    () => (tailor.plain ? chestPrint(tailor, 0, 220, 3.2) : bow(tailor, 0, 108, 0.85)),
    () =>
      ruffle(
        tailor,
        [
          [-122, 138],
          [0, 176],
          [122, 138],
        ],
        { depth: 34, waves: 9, fabric: 'accent' },
      ),
  ]);
  const neck = random.chance(0.4) ? roundCollar(tailor, 60, 'accent') : band(neckEdge(cut), 13, colours.accent);
  const crotch = mirroredAcross('M60,466C50,440 24,428 0,428');
  const snaps = [
    [-46, 446],
    [0, 430],
    [46, 446],
  ]
    .map(([x = 0, y = 0]) => snap(x, y))
    .join('');
  const art =
    neckLining(60, 48, colours.base) +
    shoulders() +
    tailor.panel(body, { folds }) +
    binding(crotch, 12, colours.base) +
    snaps +
    band(onBothSides('M186,422C160,438 112,456 62,468'), 20, colours.accent) +
    front() +
    neck;
  return {
    layers: [art],
    box: { left: -250, top: -12, right: 250, bottom: 484 },
    pegs: [
      [-96, 16],
      [96, 16],
    ],
    hanger: { by: 'shoulders', halfWidth: 116, y: 2 },
  };
};
