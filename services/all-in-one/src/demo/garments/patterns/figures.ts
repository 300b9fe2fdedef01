import { mix } from '../drawing/colour.ts';
import * as motif from './motifs.ts';
import { scattered } from './scattered.ts';
import type { DrawPattern } from './tile.ts';

export const leaves: DrawPattern = ({ base, accent, ink }, random) =>
  scattered([motif.leaf(accent, base), motif.leaf(mix(ink, base, 0.2), base)], 42, random, 70);

export const stars: DrawPattern = ({ accent, ink }, random) =>
  scattered([motif.star(accent), `<g transform="scale(.6)">${motif.star(ink)}</g>`], 38, random, 30);

export const stamps: DrawPattern = ({ accent, ink }, random) =>
  scattered(
    [
      motif.ringsStamp(ink),
      motif.hornsStamp(accent),
      motif.petalsStamp(ink),
      motif.ladderStamp(accent),
      motif.heartStamp(ink),
    ],
    44,
    random,
    8,
  );

export const elephants: DrawPattern = ({ base, accent, ink }, random) =>
  scattered([motif.elephant(accent, mix(accent, ink, 0.4)), motif.elephant(ink, mix(ink, base, 0.5))], 46, random, 10);

export const lionCubs: DrawPattern = ({ accent, ink }, random) =>
  scattered(
    [motif.lionCub(ink, mix(accent, '#FFE3B0', 0.5)), `<g transform="scale(.45)">${motif.star(accent)}</g>`],
    46,
    random,
    12,
  );

export const fishes: DrawPattern = ({ base, accent, ink }, random) =>
  scattered([motif.fish(accent, ink), motif.fish(ink, base)], 44, random, 20);
