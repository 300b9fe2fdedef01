import { onBothSides } from '../drawing/outline.ts';
import { darker } from '../drawing/colour.ts';
import type { DrawKind } from '../garment.ts';
import { pocket } from '../sewing/pocket.ts';
import { band, binding, button, neckLining, seam } from '../sewing/trims.ts';
import { sleeves } from './sleeves.ts';
import { frontFolds, hemEdge, teeCut, vFrontOutline } from './top-cut.ts';

const shoulderPegs = [
  [-106, 18],
  [106, 18],
] as const;

export const cardigan: DrawKind = (tailor) => {
  const { colours, random } = tailor;
  const cut = { ...teeCut, depth: random.between(110, 160), length: random.between(390, 420) };
  const edge = `M-2,${cut.length}L0,${cut.depth}C${cut.neck * 0.5},${cut.depth * 0.6} ${cut.neck * 0.85},${cut.depth * 0.3} ${cut.neck},-2`;
  const buttons = Array.from({ length: 4 }, (_, index) =>
    button(0, cut.depth + 24 + (index * (cut.length - cut.depth - 60)) / 3, 11, colours.ink),
  ).join('');
  const pockets = pocket(tailor, -82, 276, 82) + pocket(tailor, 82, 276, 82);
  const art =
    neckLining(cut.neck, cut.depth * 0.62, colours.base) +
    sleeves(tailor, cut, 'long', 'rib', { texture: 'knit' }) +
    tailor.panel(vFrontOutline(cut), { texture: 'knit', folds: frontFolds(cut) }) +
    pockets +
    band(hemEdge(cut, 8), 28, colours.accent) +
    band(onBothSides(edge), 24, colours.accent) +
    buttons;
  return {
    layers: [art],
    box: { left: -266, top: -12, right: 266, bottom: cut.length + 10 },
    pegs: shoulderPegs,
    hanger: { by: 'shoulders', halfWidth: 132, y: 2 },
  };
};

const zip = (top: number, bottom: number) =>
  `<path d="M0,${top}V${bottom}" stroke="#6d665c" stroke-width="13"/><path d="M0,${top}V${bottom}" stroke="#d9d3c7" stroke-width="8" stroke-dasharray="3 3"/>` +
  `<path d="M-6,${top + 6}h12v16l-3,22h-6l-3,-22Z" fill="#e6e1d6" stroke="#6d665c" stroke-width="2"/>`;

const zipped =
  (neck: 'hood' | 'collar'): DrawKind =>
  (tailor) => {
    const { colours, random } = tailor;
    const cut = { ...teeCut, depth: 46, length: random.between(390, 415) };
    const hooded = neck === 'hood';
    const hood = hooded
      ? tailor.panel('M-96,36C-112,-40 -70,-98 0,-98C70,-98 112,-40 96,36C60,56 -60,56 -96,36Z', {
          angle: 20,
          folds: ['M-80,30C-84,-30 -50,-74 0,-80'],
        }) +
        `<path d="M-62,34C-74,-24 -44,-62 0,-62C44,-62 74,-24 62,34C40,54 -40,54 -62,34Z" fill="${darker(colours.accent, 0.25)}"/>`
      : neckLining(cut.neck, 46, colours.accent);
    const mouth = 'M78,262L122,330';
    const collar = hooded ? '' : band('M62,-4C58,28 34,46 0,46C-34,46 -58,28 -62,-4', 28, colours.accent);
    const cords = hooded
      ? `<g fill="none" stroke="${colours.accent}" stroke-width="6" stroke-linecap="round"><path d="M-34,52C-40,90 -34,110 -38,138M34,52C42,84 34,104 40,128"/></g>`
      : '';
    const art =
      hood +
      sleeves(tailor, cut, 'long', 'rib', random.chance(0.45) ? { fabric: 'accent' } : {}) +
      tailor.panel(vFrontOutline(cut), { folds: frontFolds(cut) }) +
      seam('M-140,150C-60,158 60,158 140,150', colours.base) +
      binding(onBothSides(mouth), 12, colours.accent) +
      band(hemEdge(cut, 8), 32, colours.accent) +
      zip(50, cut.length - 6) +
      collar +
      cords;
    return {
      layers: [art],
      box: { left: -266, top: hooded ? -102 : -18, right: 266, bottom: cut.length + 12 },
      pegs: shoulderPegs,
      hanger: { by: 'shoulders', halfWidth: 132, y: hooded ? -6 : 2 },
    };
  };

export const jacket = zipped('collar');
export const hoodie = zipped('hood');
