import type { BackgroundName } from '../backgrounds/backgrounds.ts';
import { seedFromText } from '../drawing/random.ts';
import type { KindName } from '../kinds/kinds.ts';
import type { ColourName } from '../named-colours.ts';
import type { PatternName } from '../patterns/patterns.ts';
import type { PoseName } from '../poses/poses.ts';

export type Audience = 'baby' | 'girls' | 'boys' | 'accessories';

/** A garment as a catalogue would list it: one drawing, in two or three colours. */
export interface Look {
  key: string;
  title: string;
  audience: Audience;
  kind: KindName;
  pattern: PatternName;
  pose: PoseName;
  background: BackgroundName;
  colours: readonly ColourName[];
  seed: number;
}

export type LookRow = readonly [
  title: string,
  kind: KindName,
  pattern: PatternName,
  pose: PoseName,
  background: BackgroundName,
  colours: readonly ColourName[],
];

export const looksFor = (audience: Audience, rows: readonly LookRow[]): Look[] =>
  rows.map(([title, kind, pattern, pose, background, colours]) => {
    const key = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return { key, title, audience, kind, pattern, pose, background, colours, seed: seedFromText(key) };
  });
