import { brightness, darker, lighter } from '../drawing/colour.ts';
import { seededRandom } from '../drawing/random.ts';
import type { GarmentColours } from '../garment-colours.ts';
import { patterns, type PatternName } from '../patterns/patterns.ts';
import type { Tile } from '../patterns/tile.ts';
import { createTailor, type Tailor } from './tailor.ts';

export interface Workshop {
  tailor: Tailor;
  /** What the drawn panels refer to; belongs once into the document. */
  definitions: string;
  /** The id of the filter that gives a whole garment its creases and its shadow. */
  lightId: string;
}

const tilePattern = (id: string, { width, height, art }: Tile) =>
  `<pattern id="${id}" width="${width}" height="${height.toFixed(1)}" patternUnits="userSpaceOnUse">${art}</pattern>`;

function textures({ base }: GarmentColours) {
  const dark = darker(base, 0.55);
  const pale = lighter(base, 0.5);
  return {
    rib: {
      width: 9,
      height: 20,
      art: `<path d="M2,0V20" stroke="${dark}" stroke-width="2.4" opacity=".3"/><path d="M6,0V20" stroke="${pale}" stroke-width="2" opacity=".3"/>`,
    },
    knit: {
      width: 14,
      height: 12,
      art: `<path d="M0,1Q4,9 7,10Q10,9 14,1" fill="none" stroke="${dark}" stroke-width="2" opacity=".28"/><path d="M0,-3Q4,5 7,6Q10,5 14,-3" fill="none" stroke="${pale}" stroke-width="2" opacity=".32"/>`,
    },
    cord: {
      width: 7,
      height: 20,
      art: `<path d="M1,0V20" stroke="${dark}" stroke-width="1.6" opacity=".35"/><path d="M4,0V20" stroke="${pale}" stroke-width="1.6" opacity=".25"/>`,
    },
  } satisfies Record<string, Tile>;
}

// Shadows on cloth are warm, and on pale cloth slight.
const shadowsOn = (colour: string) =>
  brightness(colour) > 0.8
    ? '.4 0 0 0 .6 0 .5 0 0 .5 0 0 .58 0 .42 0 0 0 1 0'
    : '.7 0 0 0 .3 0 .84 0 0 .16 0 0 .9 0 .1 0 0 0 1 0';

// The height map of the noise is lit from the upper left: that is what makes flat panels look like hung cloth.
const light = (id: string, creases: number, warmth: string) =>
  `<filter id="${id}" x="-15%" y="-10%" width="130%" height="130%" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency=".0105 .0042" numOctaves="2" seed="${creases}" result="noise"/>` +
  '<feDiffuseLighting in="noise" surfaceScale="8.5" diffuseConstant="1.14" lighting-color="#fff" result="lit">' +
  '<feDistantLight azimuth="225" elevation="62"/></feDiffuseLighting><feGaussianBlur in="lit" stdDeviation="2"/>' +
  `<feColorMatrix values="${warmth}" result="smooth"/>` +
  '<feBlend in="smooth" in2="SourceGraphic" mode="multiply" result="creased"/>' +
  '<feComposite in="creased" in2="SourceGraphic" operator="in" result="garment"/>' +
  '<feGaussianBlur in="SourceAlpha" stdDeviation="13" result="far"/><feOffset in="far" dx="12" dy="22" result="farther"/>' +
  '<feFlood flood-color="#5b3415" flood-opacity=".3"/><feComposite in2="farther" operator="in" result="shadow"/>' +
  '<feMerge><feMergeNode in="shadow"/><feMergeNode in="garment"/></feMerge></filter>';

/** Everything that is needed to sew one garment; `prefix` keeps ids apart where a document shows several. */
export function openWorkshop(colours: GarmentColours, pattern: PatternName, seed: number, prefix: string): Workshop {
  let count = 0;
  const nextId = () => `${prefix}${(count += 1)}`;
  const random = seededRandom(seed);
  const softId = nextId();
  const lightId = nextId();
  const textureIds = { rib: nextId(), knit: nextId(), cord: nextId() };
  const clothId = pattern === 'plain' ? undefined : nextId();
  const textureTiles = textures(colours);
  const definitions =
    `<filter id="${softId}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>` +
    light(lightId, Math.floor(random.between(1, 400)), shadowsOn(colours.base)) +
    tilePattern(textureIds.rib, textureTiles.rib) +
    tilePattern(textureIds.knit, textureTiles.knit) +
    tilePattern(textureIds.cord, textureTiles.cord) +
    (clothId && pattern !== 'plain' ? tilePattern(clothId, patterns[pattern](colours, seededRandom(seed + 1))) : '');
  return { tailor: createTailor({ colours, random, nextId, clothId, softId, textureIds }), definitions, lightId };
}
