import { darker, lighter } from '../drawing/colour.ts';
import type { DrawPattern } from './tile.ts';

const WIDTH = 96;

const bars = (y: number, heights: readonly (readonly [number, string])[]) => {
  let top = y;
  return heights
    .map(([height, colour]) => {
      const rect = `<rect y="${top}" width="${WIDTH}" height="${height}" fill="${colour}"/>`;
      top += height;
      return rect;
    })
    .join('');
};

const steppedDiamond = (x: number, y: number, outer: string, inner: string) =>
  `<path d="M${x - 24},${y}h8v-8h8v-8h16v8h8v8h8v4h-8v8h-8v8h-16v-8h-8v-8h-8Z" fill="${outer}"/><rect x="${x - 8}" y="${y - 5}" width="16" height="14" fill="${inner}"/>`;

const teeth = (y: number, colour: string) =>
  Array.from({ length: 6 }, (_, index) => `<path d="M${index * 16},${y + 12}l8,-12l8,12Z" fill="${colour}"/>`).join('');

const checker = (y: number, first: string, second: string) =>
  Array.from(
    { length: 12 },
    (_, index) =>
      `<rect x="${index * 8}" y="${y + (index % 2) * 8}" width="8" height="8" fill="${first}"/><rect x="${index * 8}" y="${y + ((index + 1) % 2) * 8}" width="8" height="8" fill="${second}"/>`,
  ).join('');

/** Bands of bars, teeth, stepped diamonds and checks, after strip-woven cloth. */
export const kente: DrawPattern = ({ base, accent, ink }) => {
  const gold = '#F2B233';
  const deep = darker(base, 0.45);
  const pale = lighter(base, 0.55);
  const threads = `<path d="M0,0V176M8,0V176M16,0V176M24,0V176M32,0V176M40,0V176M48,0V176M56,0V176M64,0V176M72,0V176M80,0V176M88,0V176" stroke="${deep}" stroke-width="1" opacity=".25"/>`;
  return {
    width: WIDTH,
    height: 176,
    art:
      bars(0, [
        [6, deep],
        [10, gold],
        [6, ink],
        [10, accent],
        [4, deep],
      ]) +
      bars(36, [[14, pale]]) +
      teeth(38, deep) +
      bars(50, [[48, deep]]) +
      steppedDiamond(24, 72, accent, gold) +
      steppedDiamond(72, 72, gold, ink) +
      bars(98, [[14, pale]]) +
      teeth(100, ink) +
      bars(112, [
        [4, deep],
        [8, gold],
        [4, deep],
      ]) +
      checker(128, accent, deep) +
      bars(144, [
        [4, gold],
        [12, ink],
        [4, deep],
        [12, base],
      ]) +
      threads,
  };
};
