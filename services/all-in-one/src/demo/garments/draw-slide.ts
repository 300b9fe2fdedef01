import { basket } from './basket.ts';
import { darker, lighter } from './drawing/colour.ts';
import { seededRandom } from './drawing/random.ts';
import type { GarmentColours } from './garment-colours.ts';
import { kinds, type KindName } from './kinds/kinds.ts';
import { kente } from './patterns/kente.ts';
import type { PatternName } from './patterns/patterns.ts';
import { clothesLine, peg } from './poses/clothes-line.ts';
import { openWorkshop } from './sewing/workshop.ts';

export interface SlideGarment {
  kind: KindName;
  colours: GarmentColours;
  pattern: PatternName;
  seed: number;
}

export interface Slide {
  /** Three to six look best. */
  garments: readonly SlideGarment[];
  /** `base` colours the wall, all three the woven borders. */
  palette: GarmentColours;
}

const WIDTH = 1600;
const HEIGHT = 700;
const BORDER = 62;
const BARE_WIDTH = 600;
const LINE_Y = 168;

/** Where the sagging line hangs at x. */
const lineHeight = (x: number) =>
  LINE_Y - 24 + 41.6 * (0.5 - 2 * (x / WIDTH - 0.5) ** 2) - 20.8 * 2 * (x / WIDTH - 0.5) ** 2;

const bunting = ({ base, accent, ink }: GarmentColours) =>
  Array.from({ length: 7 }, (_, index) => {
    const x = 64 + index * 72;
    const colour = [base, accent, '#F2B233', ink][index % 4] ?? base;
    const y = lineHeight(x);
    return `<path d="M${x - 28},${y - 2}L${x + 28},${lineHeight(x + 28)}L${x + 2},${y + 58}Z" fill="${colour}" stroke="${darker(colour, 0.3)}" stroke-width="2" stroke-linejoin="round"/>`;
  }).join('');

function onTheLine({ kind, colours, pattern, seed }: SlideGarment, index: number, room: { x: number; width: number }) {
  const { tailor, definitions, lightId } = openWorkshop(colours, pattern, seed, `s${index}-`);
  const garment = kinds[kind](tailor);
  const { left, right, top, bottom } = garment.box;
  const scale = Math.min(room.width / (right - left), 446 / (bottom - top), 1);
  const x = room.x - (scale * (left + right)) / 2;
  const lineY = lineHeight(room.x);
  const [firstPeg = [0, top + 30] as const] = garment.pegs;
  const y = lineY - scale * firstPeg[1] + 6;
  const pegs = (garment.pegs.length > 0 ? garment.pegs : [firstPeg]).map(([pegX, pegY]) =>
    peg(x + scale * pegX, y + scale * pegY + 2),
  );
  const layers = garment.layers.map((layer) => `<g filter="url(#${lightId})">${layer}</g>`).join('');
  return {
    definitions,
    art: `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${layers}</g>${pegs.join('')}`,
  };
}

/**
 * A home-page picture, 1600 × 700: garments on a line at the right, woven bands above and below. It holds no words, for
 * they would shrink with it: the page writes them, and has the bare wall at the left to write on.
 */
export function drawSlide({ garments, palette }: Slide): string {
  const woven = kente(palette, seededRandom(1));
  const pitch = (WIDTH - BARE_WIDTH - 30) / Math.max(1, garments.length);
  const hung = garments.map((garment, index) =>
    onTheLine(garment, index, { x: BARE_WIDTH + pitch * (index + 0.5), width: pitch * 1.06 }),
  );
  const wall = lighter(palette.base, 0.72);
  const border = (y: number) =>
    `<rect y="${y}" width="${WIDTH}" height="${BORDER}" fill="${palette.base}"/><rect y="${y}" width="${WIDTH}" height="${BORDER}" fill="url(#woven)"/>` +
    `<path d="M0,${y}H${WIDTH}M0,${y + BORDER}H${WIDTH}" stroke="${darker(palette.base, 0.55)}" stroke-width="4"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>` +
    `<pattern id="woven" width="${woven.width}" height="${woven.height}" patternUnits="userSpaceOnUse" patternTransform="scale(.72) rotate(90)">${woven.art}</pattern>` +
    `<radialGradient id="wall" cx=".7" cy=".35" r=".9"><stop offset="0" stop-color="${lighter(wall, 0.5)}"/><stop offset="1" stop-color="${darker(wall, 0.06)}"/></radialGradient>` +
    `${hung.map(({ definitions }) => definitions).join('')}</defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>` +
    `<circle cx="1110" cy="400" r="330" fill="#fffdf8" opacity=".45"/><circle cx="250" cy="640" r="250" fill="${palette.accent}" opacity=".1"/>` +
    `<g transform="translate(0 ${LINE_Y - 24}) scale(2 1.6)">${clothesLine(0, '#9c7442')}</g>` +
    bunting(palette) +
    `<g transform="translate(${BARE_WIDTH + pitch * (garments.length - 1.5) - 60} 546) scale(.82)">${basket(palette)}</g>` +
    hung.map(({ art }) => art).join('') +
    border(0) +
    border(HEIGHT - BORDER) +
    '</svg>'
  );
}
