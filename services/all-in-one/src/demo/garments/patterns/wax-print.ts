import { mix } from '../drawing/colour.ts';
import type { DrawPattern } from './tile.ts';

const petals = (count: number, radius: number, length: number, colour: string) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<path d="M0,${-radius}C-7,${-radius - length * 0.5} -4,${-radius - length} 0,${-radius - length}C4,${-radius - length} 7,${-radius - length * 0.5} 0,${-radius}Z" fill="${colour}" transform="rotate(${(360 / count) * index})"/>`,
  ).join('');

/** Large sunny roundels with small dots between, as on market wax cloth. */
export const waxPrint: DrawPattern = ({ base, accent, ink }) => {
  const roundel =
    `<circle r="40" fill="${accent}"/><circle r="33" fill="${ink}"/>${petals(12, 17, 14, base)}` +
    `<circle r="16" fill="${accent}"/><circle r="9" fill="${base}"/><circle r="4" fill="${ink}"/>` +
    `<circle r="46" fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="5 5"/>`;
  const smallSun = `<circle r="9" fill="${accent}"/>${petals(8, 12, 10, mix(ink, base, 0.15))}<circle r="4" fill="${ink}"/>`;
  const at = (x: number, y: number, art: string) => `<g transform="translate(${x} ${y})">${art}</g>`;
  return {
    width: 150,
    height: 130,
    art:
      at(75, 65, roundel) +
      [at(0, 0, smallSun), at(150, 0, smallSun), at(0, 130, smallSun), at(150, 130, smallSun)].join('') +
      `<g fill="${accent}"><circle cx="0" cy="65" r="6"/><circle cx="150" cy="65" r="6"/><circle cx="75" cy="0" r="5"/><circle cx="75" cy="130" r="5"/></g>`,
  };
};
