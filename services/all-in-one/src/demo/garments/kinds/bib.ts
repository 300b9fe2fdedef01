import { mirroredAcross, symmetric } from '../drawing/outline.ts';
import type { DrawKind } from '../garment.ts';
import { bow } from '../sewing/bow.ts';
import { chestPrint } from '../sewing/chest-print.ts';
import { ruffle } from '../sewing/ruffle.ts';
import { binding, snap } from '../sewing/trims.ts';

const cutAs =
  (shape: 'round' | 'bandana'): DrawKind =>
  (tailor) => {
    const { colours, random } = tailor;
    const scarf = shape === 'bandana';
    const outer = scarf
      ? 'M30,-8C110,-8 176,30 214,76C170,180 70,270 0,316'
      : 'M22,-12C64,-34 122,-10 138,44C150,96 190,140 190,214C190,298 110,344 0,344';
    const neck = 'M0,124C54,124 78,90 72,52C68,26 44,10 18,16C8,16 8,-6 22,-12';
    const outline = symmetric(`${neck}${outer.slice(outer.indexOf('C'))}`);
    const edge = mirroredAcross(outer);
    const frill =
      !scarf && random.chance(0.4)
        ? ruffle(
            tailor,
            [
              [-188, 196],
              [0, 500],
              [188, 196],
            ],
            { depth: 30, waves: 17, fabric: 'accent', flare: 0 },
          )
        : '';
    const middle = tailor.plain ? chestPrint(tailor, 0, 218, 2.6) : random.chance(0.5) ? bow(tailor, 0, 158, 0.95) : '';
    const art =
      frill +
      tailor.panel(outline, { folds: ['M-120,120C-100,190 -110,240 -90,290', 'M110,110C100,170 120,220 96,290'] }) +
      binding(edge, 16, colours.accent) +
      binding(mirroredAcross('M20,14C44,10 68,26 72,52C78,90 54,124 0,124'), 14, colours.accent) +
      snap(-24, 0) +
      middle;
    return {
      layers: [art],
      box: { left: -214, top: -30, right: 214, bottom: frill ? 380 : 350 },
      pegs: [
        [-60, -6],
        [60, -6],
      ],
    };
  };

export const bib = cutAs('round');
export const bandanaBib = cutAs('bandana');
