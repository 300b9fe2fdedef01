import { symmetric } from '../drawing/outline.ts';
import type { Tailor } from '../sewing/tailor.ts';

interface SkirtCut {
  top: number;
  waist: number;
  bottom: number;
  hem: number;
}

/** A gathered skirt that hangs in waves from the waist. */
export function gatheredSkirt(tailor: Tailor, { top, waist, bottom, hem }: SkirtCut): string {
  const length = bottom - top;
  const wave = hem / 3.5;
  const outline = symmetric(
    `M0,${top}L${waist},${top}C${waist + 18},${top + length * 0.25} ${hem - 30},${top + length * 0.6} ${hem},${bottom - 22}` +
      `C${hem - wave * 0.3},${bottom + 4} ${hem - wave * 0.8},${bottom + 2} ${hem - wave},${bottom - 4}C${hem - wave * 1.3},${bottom + 18} ${hem - wave * 1.8},${bottom + 16} ${hem - wave * 2},${bottom + 4}` +
      `C${hem - wave * 2.3},${bottom + 24} ${hem - wave * 2.9},${bottom + 22} ${hem - wave * 3.1},${bottom + 6}Q${wave * 0.2},${bottom + 14} 0,${bottom + 14}`,
  );
  const folds = [-0.86, -0.58, -0.28, 0.04, 0.32, 0.62, 0.88].map((share) => {
    const sway = tailor.random.between(-10, 10);
    return `M${waist * share},${top + 6}C${waist * share * 1.1 + sway},${top + length * 0.4} ${hem * share * 0.9},${top + length * 0.7} ${hem * share},${bottom + 6}`;
  });
  const gathers = Array.from({ length: 13 }, (_, index) => {
    const x = (index / 6 - 1) * waist * 0.94;
    return `M${x.toFixed(0)},${top + 2}Q${(x * 1.06).toFixed(0)},${top + 24} ${(x * 1.12).toFixed(0)},${(top + tailor.random.between(30, 62)).toFixed(0)}`;
  }).join('');
  return (
    tailor.panel(outline, { folds }) +
    `<path d="${gathers}" fill="none" stroke="#2a1408" stroke-width="2.6" stroke-linecap="round" opacity=".22"/>`
  );
}
