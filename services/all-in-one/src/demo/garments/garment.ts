import type { Point } from './drawing/outline.ts';
import type { Tailor } from './sewing/tailor.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A drawn garment around the line x = 0, and where it may be held. */
export interface Garment {
  /** From the back to the front; each casts its own shadow on those behind it. */
  layers: readonly string[];
  box: Box;
  /** Where pegs hold it. */
  pegs: readonly Point[];
  /** How a hanger carries it: by its shoulders (half the width of the bar) or by clips at its waist. */
  hanger?: { by: 'shoulders' | 'clips'; halfWidth: number; y: number };
  /** Its other drawing, folded on a shelf. */
  folded?: (tailor: Tailor) => Garment;
}

export type DrawKind = (tailor: Tailor) => Garment;
