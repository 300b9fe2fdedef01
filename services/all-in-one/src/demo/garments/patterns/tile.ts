import type { GarmentColours } from '../garment-colours.ts';
import type { Random } from '../drawing/random.ts';

/** A rectangle of cloth that repeats without a seam. */
export interface Tile {
  width: number;
  height: number;
  art: string;
}

export type DrawPattern = (colours: GarmentColours, random: Random) => Tile;
