import type { Random } from '../drawing/random.ts';
import type { Tile } from './tile.ts';

/** Figures in offset rows, each turned a little, none across the tile's edge. */
export function scattered(figures: readonly string[], spacing: number, random: Random, turn = 18): Tile {
  const columns = 4;
  const rows = 4;
  let art = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 2) {
      const x = (column + (row % 2) + 0.5) * spacing;
      const y = (row + 0.5) * spacing * 0.82;
      const figure = figures[(row * 2 + column / 2) % figures.length] ?? '';
      art += `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${random.between(-turn, turn).toFixed(0)})">${figure}</g>`;
    }
  }
  return { width: columns * spacing, height: rows * spacing * 0.82, art };
}
