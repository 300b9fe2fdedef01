import { band, binding, stitches } from '../sewing/trims.ts';
import type { PanelOptions, Tailor } from '../sewing/tailor.ts';
import type { TopCut } from './top-cut.ts';

export type Cuff = 'rib' | 'binding' | 'stitched';

interface Sleeve {
  outline: string;
  end: string;
  folds: string[];
  angle: number;
}

const shortSleeve = ({ shoulder, chest }: TopCut, length: number): Sleeve => {
  const reach = shoulder + 62 + length * 0.45;
  const drop = 92 + length * 0.8;
  return {
    outline: `M${shoulder - 6},26C${shoulder + 34},40 ${reach - 30},${drop - 62} ${reach},${drop}C${reach - 22},${drop + 24} ${chest + 46},${drop + 42} ${chest + 20},${drop + 46}C${chest + 14},${drop + 20} ${chest + 6},190 ${chest - 2},176C${chest - 14},130 ${chest - 12},80 ${shoulder - 6},26Z`,
    end: `M${reach - 2},${drop + 1}C${reach - 22},${drop + 24} ${chest + 46},${drop + 40} ${chest + 22},${drop + 44}`,
    folds: [`M${chest + 4},176C${chest + 34},156 ${chest + 46},130 ${chest + 44},104`],
    angle: -38,
  };
};

const longSleeve = ({ shoulder, chest }: TopCut): Sleeve => ({
  outline: `M${shoulder - 6},26C${shoulder + 46},44 ${shoulder + 84},180 ${shoulder + 112},348L${shoulder + 56},362C${chest + 42},290 ${chest + 24},214 ${chest - 2},176C${chest - 14},130 ${chest - 12},80 ${shoulder - 6},26Z`,
  end: `M${shoulder + 111},346C${shoulder + 92},356 ${shoulder + 74},360 ${shoulder + 55},360`,
  folds: [
    `M${chest + 2},180C${chest + 34},168 ${chest + 50},150 ${chest + 56},126`,
    `M${chest + 34},250C${chest + 52},246 ${chest + 62},236 ${chest + 76},216`,
    `M${chest + 52},312C${chest + 66},308 ${chest + 76},300 ${chest + 88},286`,
  ],
  angle: -16,
});

/** Both sleeves; `length` is 0 to 60 for short ones. */
export function sleeves(
  tailor: Tailor,
  cut: TopCut,
  length: number | 'long',
  cuff: Cuff,
  options: PanelOptions = {},
): string {
  const { outline, end, folds, angle } = length === 'long' ? longSleeve(cut) : shortSleeve(cut, length);
  const colour = tailor.colourOf(options.fabric ?? 'cloth');
  const finish = {
    rib: () => band(end, length === 'long' ? 24 : 16, tailor.colours.accent),
    binding: () => binding(end, 10, tailor.colours.accent),
    stitched: () => `<g transform="translate(-5 -9)">${stitches(end, colour)}</g>`,
  }[cuff]();
  return tailor.mirrored(tailor.panel(outline, { angle, folds, scale: 0.95, ...options }) + finish);
}
