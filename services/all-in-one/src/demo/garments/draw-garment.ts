import { background as drawBackground, type BackgroundName } from './backgrounds/backgrounds.ts';
import { seededRandom } from './drawing/random.ts';
import type { GarmentColours } from './garment-colours.ts';
import { kinds, type KindName } from './kinds/kinds.ts';
import type { PatternName } from './patterns/patterns.ts';
import { posed, possiblePose, type PoseName } from './poses/poses.ts';
import { openWorkshop } from './sewing/workshop.ts';

export interface GarmentPicture {
  kind: KindName;
  colours: GarmentColours;
  pattern: PatternName;
  pose: PoseName;
  background: BackgroundName;
  seed: number;
}

/** A picture of one garment as SVG text, 800 × 1000. A pose that the kind can't take becomes `flat`. */
export function drawGarment({ kind, colours, pattern, pose, background, seed }: GarmentPicture): string {
  const { tailor, definitions, lightId } = openWorkshop(colours, pattern, seed, 'g');
  const garment = kinds[kind](tailor);
  const taken = possiblePose(garment, pose);
  const shown = taken === 'folded' && garment.folded ? garment.folded(tailor) : garment;
  const sceneRandom = seededRandom(seed + 2);
  const scene = drawBackground(
    background,
    taken === 'hanger' || taken === 'pegged',
    colours.accent,
    'scene',
    sceneRandom,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><defs>${definitions}</defs>` +
    `${scene}${posed(shown, taken, lightId, sceneRandom)}</svg>`
  );
}
