import { onBothSides, symmetric } from '../drawing/outline.ts';
import type { DrawKind } from '../garment.ts';
import { chestPrint } from '../sewing/chest-print.ts';
import { pocket } from '../sewing/pocket.ts';
import { band, binding, neckLining, snap } from '../sewing/trims.ts';
import { sleeves } from './sleeves.ts';
import { neckEdge, teeCut } from './top-cut.ts';

const body = symmetric(
  'M0,46C36,46 54,26 58,0L122,26C116,80 116,130 124,170C130,250 138,310 146,360C154,430 158,480 160,520L66,526C58,470 36,410 0,386',
);
const foot = 'M66,520C60,548 58,580 72,596C100,612 168,606 184,584C190,564 170,548 160,516Z';

export const sleepsuit: DrawKind = (tailor) => {
  const { colours, random } = tailor;
  const cut = { ...teeCut, neck: 58, depth: 46, shoulder: 122, chest: 125 };
  const folds = [
    'M124,178C96,220 92,280 108,330',
    'M-124,184C-92,230 -98,270 -88,320',
    'M4,384C40,392 80,380 124,356',
    'M-4,388C-44,402 -84,396 -122,376',
    'M110,520C100,480 118,450 108,420',
    'M-96,520C-110,480 -94,460 -104,430',
  ];
  const closing = random.pick([
    () => ({
      path: 'M0,50V384',
      snaps: [
        [0, 76],
        [0, 132],
        [0, 188],
        [0, 244],
        [0, 300],
        [0, 356],
      ],
    }),
    () => ({
      path: 'M30,42C20,180 -20,300 -60,392C-84,440 -92,480 -94,516',
      snaps: [
        [26, 84],
        [18, 144],
        [4, 204],
        [-16, 264],
        [-40, 324],
        [-68, 390],
        [-86, 456],
      ],
    }),
  ])();
  const snaps = closing.snaps.map(([x = 0, y = 0]) => snap(x, y)).join('');
  const extra = random.pick([
    () => pocket(tailor, 66, 116, 54, 'accent'),
    () => (tailor.plain ? chestPrint(tailor, 62, 170, 1.9) : ''),
    () => '',
  ])();
  const feet = tailor.mirrored(
    tailor.panel(foot, {
      fabric: random.pick(['cloth', 'accent']),
      angle: 14,
      folds: ['M76,560C100,572 140,570 170,556'],
    }),
  );
  const art =
    neckLining(58, 46, colours.base) +
    sleeves(tailor, cut, 'long', 'rib') +
    feet +
    tailor.panel(body, { folds }) +
    band(onBothSides('M160,518C130,526 96,530 66,526'), 14, colours.accent) +
    binding(closing.path, 16, colours.accent) +
    snaps +
    extra +
    band(neckEdge(cut), 13, colours.accent);
  return {
    layers: [art],
    box: { left: -246, top: -12, right: 246, bottom: 612 },
    pegs: [
      [-92, 14],
      [92, 14],
    ],
    hanger: { by: 'shoulders', halfWidth: 110, y: 2 },
  };
};
