import { onBothSides, symmetric } from '../drawing/outline.ts';
import type { DrawKind } from '../garment.ts';
import { pocket } from '../sewing/pocket.ts';
import { band, button, neckLining, seam, stitches } from '../sewing/trims.ts';
import type { Fabric, Tailor } from '../sewing/tailor.ts';
import { foldedTop } from './folded-top.ts';
import { sleeves } from './sleeves.ts';
import { frontFolds, hemEdge, teeCut, vFrontOutline } from './top-cut.ts';

/** A turned-down collar with points, around a neck of half-width 62. */
export function pointedCollar(tailor: Tailor, fabric: Fabric, neckDepth: number): string {
  const point = tailor.random.between(84, 104);
  const leaf = tailor.panel(`M62,-8C70,0 92,34 ${point},72C70,78 40,74 0,${neckDepth + 12}C16,40 40,18 50,-2Z`, {
    fabric,
    angle: -35,
    scale: 0.9,
  });
  const edge = `M${point - 8},66C68,70 42,68 8,${neckDepth + 8}`;
  return tailor.mirrored(leaf + stitches(edge, tailor.colourOf(fabric)));
}

const shirtFront = (length: number) =>
  symmetric(
    `M0,58C30,46 55,24 62,0L142,28C137,80 134,130 146,172C148,240 150,${length - 120} 154,${length - 62}C140,${length - 30} 90,${length} 0,${length}`,
  );

const buttonShirt =
  (sleeveLength: 'short' | 'long'): DrawKind =>
  (tailor) => {
    const { colours, random } = tailor;
    const length = random.between(405, 440);
    const long = sleeveLength === 'long';
    const collarFabric: Fabric = random.chance(0.6) ? 'accent' : 'cloth';
    const buttons = Array.from({ length: 5 }, (_, index) =>
      button(0, 92 + index * ((length - 150) / 4), 9, colours.accent),
    ).join('');
    const placketEdge = onBothSides(`M16,62L16,${length - 4}`);
    const pockets = pocket(tailor, 78, 132, 72) + (random.chance(0.4) ? pocket(tailor, -78, 132, 72) : '');
    const collar = () => pointedCollar(tailor, collarFabric, 46);
    const front = seam(placketEdge, colours.base) + buttons + pockets;
    const art =
      neckLining(62, 46, colours.base) +
      sleeves(tailor, teeCut, long ? 'long' : random.between(20, 56), random.pick(['stitched', 'binding'])) +
      tailor.panel(shirtFront(length), { folds: frontFolds({ ...teeCut, length }) }) +
      front +
      stitches(
        `M-148,${length - 66}C-134,${length - 38} -90,${length - 10} 0,${length - 10}C90,${length - 10} 134,${length - 38} 148,${length - 66}`,
        colours.base,
      ) +
      collar();
    const shownFolded =
      seam(onBothSides('M16,62L16,336'), colours.base) +
      [96, 170, 244].map((y) => button(0, y, 9, colours.accent)).join('');
    return {
      layers: [art],
      box: { left: -262, top: -14, right: 262, bottom: length + 4 },
      pegs: [
        [-108, 20],
        [108, 20],
      ],
      hanger: { by: 'shoulders', halfWidth: 132, y: 2 },
      folded: foldedTop(() => neckLining(62, 40, colours.base) + collar(), shownFolded),
    };
  };

export const shortSleevedShirt = buttonShirt('short');
export const longSleevedShirt = buttonShirt('long');

export const polo: DrawKind = (tailor) => {
  const { colours, random } = tailor;
  const cut = { ...teeCut, depth: 60, length: random.between(400, 430) };
  const flap = tailor.panel('M-17,52L17,52L17,168L0,176L-17,168Z', { fabric: random.pick(['accent', 'cloth']) });
  const placket = flap + [84, 118, 150].map((y) => button(0, y, 7.5, colours.ink)).join('');
  const badge = random.chance(0.6)
    ? `<circle cx="80" cy="150" r="13" fill="${colours.accent}"/><path d="M73,150L79,156L88,144" fill="none" stroke="${colours.ink}" stroke-width="3"/>`
    : '';
  const collar = () => pointedCollar(tailor, 'accent', 48);
  const art =
    neckLining(62, 52, colours.base) +
    sleeves(tailor, cut, random.between(16, 40), 'rib') +
    tailor.panel(vFrontOutline(cut), { folds: frontFolds(cut) }) +
    placket +
    badge +
    collar() +
    (random.chance(0.5) ? band(hemEdge(cut, 5), 16, colours.accent) : stitches(hemEdge(cut, 14), colours.base));
  return {
    layers: [art],
    box: { left: -262, top: -14, right: 262, bottom: cut.length + 8 },
    pegs: [
      [-108, 20],
      [108, 20],
    ],
    hanger: { by: 'shoulders', halfWidth: 132, y: 2 },
    folded: foldedTop(() => neckLining(62, 40, colours.base) + collar(), placket + badge),
  };
};
