import * as figures from './figures.ts';
import { kente } from './kente.ts';
import * as linesAndDots from './lines-and-dots.ts';
import type { DrawPattern } from './tile.ts';
import { waxPrint } from './wax-print.ts';

export const patternNames = [
  'plain',
  'stripes',
  'dots',
  'gingham',
  'tartan',
  'kente',
  'leaves',
  'stars',
  'stamps',
  'elephants',
  'lion-cubs',
  'fishes',
  'colour-blocks',
  'wax-print',
] as const;

export type PatternName = (typeof patternNames)[number];

export const patterns: Record<Exclude<PatternName, 'plain'>, DrawPattern> = {
  stripes: linesAndDots.stripes,
  dots: linesAndDots.dots,
  gingham: linesAndDots.gingham,
  tartan: linesAndDots.tartan,
  kente,
  leaves: figures.leaves,
  stars: figures.stars,
  stamps: figures.stamps,
  elephants: figures.elephants,
  'lion-cubs': figures.lionCubs,
  fishes: figures.fishes,
  'colour-blocks': linesAndDots.colourBlocks,
  'wax-print': waxPrint,
};
