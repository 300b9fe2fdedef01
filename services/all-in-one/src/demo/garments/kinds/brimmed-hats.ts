import { symmetric } from '../drawing/outline.ts';
import { darker } from '../drawing/colour.ts';
import type { DrawKind } from '../garment.ts';
import { bow } from '../sewing/bow.ts';
import { chestPrint } from '../sewing/chest-print.ts';
import { binding, seam, stitches } from '../sewing/trims.ts';

export const cap: DrawKind = (tailor) => {
  const { colours, random } = tailor;
  const crown = tailor.panel(
    'M-176,196C-184,70 -110,-6 -4,-6C104,-6 168,72 172,176C120,160 40,168 -40,184C-92,192 -140,200 -176,196Z',
    {
      folds: ['M-150,190C-150,110 -110,40 -40,10'],
    },
  );
  const front = random.chance(0.5)
    ? tailor.panel('M-10,-6C70,0 150,70 172,176C120,160 70,164 14,174C26,110 20,50 -10,-6Z', { fabric: 'accent' })
    : '';
  const panels = seam('M-4,-6C24,50 28,110 14,174M-4,-6C-70,30 -104,110 -104,192', colours.base);
  const brimColour = random.pick(['accent', 'ink'] as const);
  const brim = tailor.panel(
    'M10,176C70,160 140,160 178,176C240,192 296,230 304,262C262,252 190,238 120,236C70,234 20,216 10,176Z',
    {
      fabric: brimColour,
      folds: ['M40,196C110,200 190,212 262,240'],
    },
  );
  const art =
    crown +
    front +
    panels +
    brim +
    stitches('M30,196C90,188 180,196 284,246M40,208C100,206 170,212 258,240', tailor.colourOf(brimColour)) +
    binding('M-174,192C-120,200 -60,186 14,174', random.pick([7, 11, 15]), colours.accent) +
    `<ellipse cx="-4" cy="-8" rx="18" ry="10" fill="${colours.accent}" stroke="${darker(colours.accent, 0.5)}" stroke-width="2"/>` +
    (tailor.plain && !front ? chestPrint(tailor, 92, 100, 1.5) : '');
  return { layers: [art], box: { left: -184, top: -20, right: 306, bottom: 266 }, pegs: [] };
};

export const sunHat: DrawKind = (tailor) => {
  const { colours, random } = tailor;
  const brim = tailor.panel(
    'M-140,128C-210,140 -276,190 -262,226C-240,262 -190,240 -150,262C-104,284 -60,256 0,268C60,280 100,250 152,262C204,272 250,250 262,220C270,186 206,140 140,128Z',
    {
      angle: 8,
      scale: 0.9,
      folds: [
        'M-120,160C-170,190 -190,220 -196,250',
        'M-40,180C-52,210 -56,240 -60,264',
        'M60,180C72,210 70,240 84,262',
        'M130,160C180,186 196,210 210,246',
      ],
    },
  );
  const crown = tailor.panel(symmetric('M0,-10C88,-12 132,44 144,132C150,164 70,180 0,180'), {
    folds: ['M-110,150C-110,80 -80,30 -30,6', 'M100,150C104,90 80,40 40,10'],
  });
  const ribbonTop = random.between(96, 124);
  const ribbon = tailor.panel(
    `M-143,${ribbonTop}C-80,${ribbonTop + 34} 80,${ribbonTop + 34} 143,${ribbonTop}L147,146C80,184 -80,184 -147,146Z`,
    { fabric: 'accent' },
  );
  const decoration =
    !tailor.plain || random.chance(0.5)
      ? bow(tailor, random.pick([-74, 74]), 148, 0.95)
      : chestPrint(tailor, 0, 70, 1.7);
  const edge =
    'M-256,222C-236,250 -190,230 -150,252C-104,274 -60,246 0,258C60,270 100,240 152,252C204,262 246,240 255,216';
  return {
    layers: [
      brim + stitches(edge, colours.base),
      crown +
        seam('M0,-10V124M0,-10C-50,20 -80,70 -90,126M0,-10C50,20 80,70 90,126', colours.base) +
        ribbon +
        decoration,
    ],
    box: { left: -270, top: -16, right: 270, bottom: 284 },
    pegs: [[0, 0]],
  };
};
