import { drawGarment } from './draw-garment.ts';
import { accessoriesLooks } from './looks/accessories.ts';
import { babyLooks } from './looks/baby.ts';
import { boysLooks } from './looks/boys.ts';
import { girlsLooks } from './looks/girls.ts';
import type { Look } from './looks/look.ts';
import { namedColours, type ColourName } from './named-colours.ts';

export const exampleLooks: readonly Look[] = [...babyLooks, ...girlsLooks, ...boysLooks, ...accessoriesLooks];

/** The look in one of its colours; another `pose` gives a product a second picture. */
export const drawLook = (look: Look, colour: ColourName, pose = look.pose): string =>
  drawGarment({ ...look, pose, colours: namedColours[colour] });
