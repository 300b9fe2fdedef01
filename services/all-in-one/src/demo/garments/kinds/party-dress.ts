import { mirroredAcross, symmetric } from '../drawing/outline.ts';
import type { DrawKind } from '../garment.ts';
import { bow } from '../sewing/bow.ts';
import { ruffle } from '../sewing/ruffle.ts';
import { band, binding, button, neckLining } from '../sewing/trims.ts';
import type { Tailor } from '../sewing/tailor.ts';
import { roundCollar } from './round-collar.ts';
import { gatheredSkirt } from './dress-skirt.ts';

const bodice = symmetric(
  'M0,52C34,52 54,30 58,0L112,20C104,60 108,110 118,132C116,160 112,180 110,204C60,212 30,212 0,212',
);

const puff = (tailor: Tailor) =>
  tailor.mirrored(
    tailor.panel(
      'M106,18C150,-6 206,26 214,84C220,120 206,146 186,152C164,158 138,152 122,140C104,110 102,60 106,18Z',
      {
        angle: -30,
        scale: 0.9,
        folds: ['M112,30C150,40 176,90 176,148', 'M110,44C134,70 148,110 150,148', 'M118,20C166,26 198,76 200,132'],
      },
    ) + band('M126,141C146,156 176,158 200,144', 13, tailor.colours.accent),
  );

const flutter = (tailor: Tailor) =>
  tailor.mirrored(
    ruffle(
      tailor,
      [
        [92, 12],
        [100, 70],
        [112, 138],
      ],
      { depth: -76, waves: 6, flare: 0, tapered: true },
    ),
  );

export const partyDress: DrawKind = (tailor) => {
  const { colours, random } = tailor;
  const bottom = random.between(500, 540);
  const petticoat = ruffle(
    tailor,
    [
      [-206, bottom - 34],
      [0, bottom + 4],
      [206, bottom - 34],
    ],
    { depth: 26, waves: 13, fabric: 'accent' },
  );
  const sash = tailor.panel(symmetric('M0,190C40,190 80,186 112,182L116,222C80,230 40,232 0,232'), {
    fabric: 'accent',
    folds: ['M-100,200C-40,212 40,212 104,200'],
  });
  const neck = random.chance(0.5)
    ? roundCollar(tailor, 58, 'accent')
    : binding(mirroredAcross('M58,0C54,30 34,52 0,52'), 10, colours.accent);
  const sleevesArt = random.chance(0.7) ? puff(tailor) : flutter(tailor);
  const buttons = random.chance(0.5) ? [88, 120, 152].map((y) => button(0, y, 7, colours.accent)).join('') : '';
  const art =
    neckLining(58, 52, colours.base) +
    petticoat +
    sleevesArt +
    gatheredSkirt(tailor, { top: 206, waist: 112, bottom, hem: 226 }) +
    tailor.panel(bodice, { fabric: random.chance(0.25) ? 'ink' : 'cloth', folds: ['M112,140C90,160 70,180 60,200'] }) +
    buttons +
    sash +
    bow(tailor, random.pick([0, -64, 64]), 208, random.between(0.85, 1.15)) +
    neck;
  return {
    layers: [art],
    box: { left: -236, top: -14, right: 236, bottom: bottom + 40 },
    pegs: [
      [-86, 12],
      [86, 12],
    ],
    hanger: { by: 'shoulders', halfWidth: 104, y: 2 },
  };
};
