import { brightness, darker, lighter } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import type { GarmentColours } from '../garment-colours.ts';

/** What a panel is cut from: the patterned cloth, or a plain one in one of the garment's colours. */
export type Fabric = 'cloth' | keyof GarmentColours;

export interface PanelOptions {
  fabric?: Fabric;
  /** Degrees and factor by which the pattern is turned and scaled on this piece. */
  angle?: number;
  scale?: number;
  /** Open paths of folds, drawn soft. */
  folds?: readonly string[];
  texture?: 'rib' | 'knit' | 'cord';
}

export interface Tailor {
  readonly colours: GarmentColours;
  readonly random: Random;
  /** Whether the cloth has no pattern. */
  readonly plain: boolean;
  colourOf(fabric: Fabric): string;
  panel(outline: string, options?: PanelOptions): string;
  /** The art and its mirror image on the other side of x = 0. */
  mirrored(art: string): string;
  nextId(): string;
}

export interface TailorTools {
  colours: GarmentColours;
  random: Random;
  nextId: () => string;
  /** Ids of shared definitions of the document. */
  clothId: string | undefined;
  softId: string;
  textureIds: Readonly<Record<NonNullable<PanelOptions['texture']>, string>>;
}

export function createTailor(tools: TailorTools): Tailor {
  const { colours, random, nextId, clothId, softId, textureIds } = tools;
  const colourOf = (fabric: Fabric) => (fabric === 'cloth' ? colours.base : colours[fabric]);

  const overlay = (outline: string, tileId: string, { angle = 0, scale = 1 }: PanelOptions) => {
    const id = nextId();
    return (
      `<pattern id="${id}" href="#${tileId}" patternTransform="rotate(${angle.toFixed(1)}) scale(${scale.toFixed(2)})"/>` +
      `<path d="${outline}" fill="url(#${id})"/>`
    );
  };

  const panel = (outline: string, options: PanelOptions = {}) => {
    const { fabric = 'cloth', folds = [], texture } = options;
    const colour = colourOf(fabric);
    const deep = darker(colour, 0.6);
    // Pale cloth looks dirty under shades that suit a dark one.
    const depth = brightness(colour) > 0.8 ? 0.2 : 0.34;
    const clip = nextId();
    const shading = folds
      .map(
        (fold) =>
          `<path d="${fold}" stroke="${deep}" stroke-width="11" opacity="${depth}"/>` +
          `<path d="${fold}" stroke="${lighter(colour, 0.7)}" stroke-width="8" opacity=".3" transform="translate(-10 2)"/>`,
      )
      .join('');
    return (
      `<clipPath id="${clip}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${colour}"/>` +
      (fabric === 'cloth' && clothId ? overlay(outline, clothId, options) : '') +
      (texture ? overlay(outline, textureIds[texture], options) : '') +
      `<g clip-path="url(#${clip})"><g filter="url(#${softId})" fill="none" stroke-linecap="round">${shading}` +
      `<path d="${outline}" stroke="${deep}" stroke-width="26" opacity="${depth}"/>` +
      `<path d="${outline}" stroke="#fff" stroke-width="9" opacity=".3" transform="translate(7 9)"/></g></g>` +
      `<path d="${outline}" fill="none" stroke="${darker(colour, 0.5)}" stroke-width="2.2" stroke-linejoin="round" opacity=".7"/>`
    );
  };

  const mirrored = (art: string) => {
    const id = nextId();
    return `<g id="${id}">${art}</g><use href="#${id}" transform="scale(-1 1)"/>`;
  };

  return { colours, random, plain: clothId === undefined, colourOf, panel, mirrored, nextId };
}
