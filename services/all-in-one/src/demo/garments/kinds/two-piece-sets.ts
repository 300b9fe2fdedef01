import type { DrawKind, Garment } from '../garment.ts';
import type { Tailor } from '../sewing/tailor.ts';
import { longSleevedTee, shortSleevedTee } from './tee.ts';
import { longSleevedShirt, shortSleevedShirt } from './shirt.ts';
import { shorts, trousers } from './shorts-and-trousers.ts';
import { skirt } from './skirt.ts';

/** The same tailor with base and accent exchanged and no pattern: for the other piece of a set. */
export const inPlain = (tailor: Tailor): Tailor => ({
  ...tailor,
  colourOf: (fabric) => (fabric === 'accent' ? tailor.colours.base : tailor.colours.accent),
  colours: { ...tailor.colours, base: tailor.colours.accent, accent: tailor.colours.base },
  panel: (outline, options = {}) =>
    tailor.panel(outline, {
      ...options,
      fabric: options.fabric === 'accent' ? 'base' : options.fabric === 'ink' ? 'ink' : 'accent',
    }),
});

/** The bottom hangs `drop` below the top, its waistband showing. */
export function together(top: Garment, bottom: Garment, drop: number): Garment {
  const shift = (art: string) => `<g transform="translate(0 ${drop})">${art}</g>`;
  return {
    layers: [...bottom.layers.map(shift), ...top.layers],
    box: {
      left: Math.min(top.box.left, bottom.box.left),
      right: Math.max(top.box.right, bottom.box.right),
      top: top.box.top,
      bottom: drop + bottom.box.bottom,
    },
    pegs: top.pegs,
    ...(top.hanger && { hanger: top.hanger }),
  };
}

const twoPiece =
  (tops: readonly [DrawKind, ...DrawKind[]], drawBottom: DrawKind): DrawKind =>
  (tailor) => {
    const { random } = tailor;
    const plainTop = random.chance(0.35);
    const top = random.pick(tops)(plainTop ? inPlain(tailor) : tailor);
    const bottom = drawBottom(plainTop || random.chance(0.5) ? tailor : inPlain(tailor));
    return together(top, bottom, top.box.bottom - 22);
  };

export const shortsSet = twoPiece([shortSleevedTee, shortSleevedShirt], shorts);
export const trousersSet = twoPiece([longSleevedTee, longSleevedShirt, shortSleevedTee], trousers);
export const skirtSet = twoPiece([shortSleevedTee, longSleevedTee], skirt);
