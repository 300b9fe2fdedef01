import type { DrawKind } from '../garment.ts';
import { pocket } from '../sewing/pocket.ts';
import { chestPrint } from '../sewing/chest-print.ts';
import { band, neckLining, stitches } from '../sewing/trims.ts';
import { foldedTop } from './folded-top.ts';
import { sleeves, type Cuff } from './sleeves.ts';
import { frontFolds, frontOutline, hemEdge, neckEdge, teeCut, type TopCut } from './top-cut.ts';

const ribbedNeck = (cut: TopCut, colour: string) => (): string =>
  neckLining(cut.neck, cut.depth, colour) + band(neckEdge(cut), 13, colour);

const tee =
  (sleeveLength: 'short' | 'long'): DrawKind =>
  (tailor) => {
    const { colours, random } = tailor;
    const cut = { ...teeCut, depth: random.between(34, 56), length: random.between(385, 425) };
    const long = sleeveLength === 'long';
    const contrast = random.chance(0.4);
    const trim = random.chance(0.7) ? colours.accent : colours.base;
    const cuff: Cuff = long ? 'rib' : random.pick(['rib', 'stitched', 'binding']);
    const decoration = tailor.plain
      ? chestPrint(tailor, 0, 205)
      : random.chance(0.5)
        ? pocket(tailor, 66, 128, 66, 'accent')
        : '';
    const hem = long && random.chance(0.6) ? band(hemEdge(cut, 6), 26, trim) : stitches(hemEdge(cut, 14), colours.base);
    const art =
      neckLining(cut.neck, cut.depth, colours.base) +
      sleeves(tailor, cut, long ? 'long' : random.between(4, 46), cuff, contrast ? { fabric: 'accent' } : {}) +
      tailor.panel(frontOutline(cut), { folds: frontFolds(cut) }) +
      decoration +
      band(neckEdge(cut), 13, trim) +
      hem;
    return {
      layers: [art],
      box: { left: -262, top: -12, right: 262, bottom: cut.length + 8 },
      pegs: [
        [-104, 18],
        [104, 18],
      ],
      hanger: { by: 'shoulders', halfWidth: 132, y: 4 },
      folded: foldedTop(ribbedNeck(cut, trim), decoration),
    };
  };

export const shortSleevedTee = tee('short');
export const longSleevedTee = tee('long');
