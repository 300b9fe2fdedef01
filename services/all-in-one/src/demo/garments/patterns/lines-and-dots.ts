import { mix } from '../drawing/colour.ts';
import type { DrawPattern } from './tile.ts';

const bar = (y: number, height: number, colour: string, opacity = 1) =>
  `<rect y="${y}" width="60" height="${height}" fill="${colour}" opacity="${opacity}"/>`;

export const stripes: DrawPattern = ({ accent, ink }, random) =>
  random.pick([
    () => ({ width: 60, height: 44, art: bar(0, 22, accent) }),
    () => ({ width: 60, height: 30, art: bar(4, 8, ink) }),
    () => ({ width: 60, height: 70, art: bar(0, 26, accent) + bar(34, 6, ink) + bar(54, 6, ink) }),
    () => ({ width: 60, height: 48, art: bar(6, 10, accent) + bar(22, 4, ink) }),
  ])();

export const dots: DrawPattern = ({ accent, ink }, random) => {
  const radius = random.between(7, 11);
  const second = random.chance(0.5) ? ink : accent;
  return {
    width: 56,
    height: 56,
    art: `<circle cx="14" cy="14" r="${radius.toFixed(1)}" fill="${accent}"/><circle cx="42" cy="42" r="${radius.toFixed(1)}" fill="${second}"/>`,
  };
};

export const gingham: DrawPattern = ({ base, accent, ink }, random) => {
  const thread = random.chance(0.5) ? accent : mix(ink, base, 0.25);
  const size = random.pick([36, 44, 56]);
  const half = size / 2;
  return {
    width: size,
    height: size,
    art: `<rect width="${size}" height="${half}" fill="${thread}" opacity=".55"/><rect width="${half}" height="${size}" fill="${thread}" opacity=".55"/>`,
  };
};

export const tartan: DrawPattern = ({ accent, ink }) => ({
  width: 96,
  height: 96,
  art: [
    `<path d="M0,26H96M26,0V96" stroke="${accent}" stroke-width="26" opacity=".5"/>`,
    `<path d="M0,70H96M70,0V96" stroke="${ink}" stroke-width="8" opacity=".6"/>`,
    `<path d="M0,84H96M84,0V96" stroke="${ink}" stroke-width="3" opacity=".7"/>`,
  ].join(''),
});

export const colourBlocks: DrawPattern = ({ accent, ink }, random) => {
  const first = random.between(150, 230);
  return {
    width: 900,
    height: 900,
    art: `<rect y="${first.toFixed(0)}" width="900" height="110" fill="${accent}"/><rect y="${(first + 110).toFixed(0)}" width="900" height="500" fill="${ink}"/>`,
  };
};
