import { stitches } from '../sewing/trims.ts';
import type { Fabric, Tailor } from '../sewing/tailor.ts';

/** Two flat rounded collar leaves that meet in front. */
export function roundCollar(tailor: Tailor, neck: number, fabric: Fabric): string {
  const leaf = tailor.panel(
    `M${neck - 8},-6C${neck + 30},4 ${neck + 40},36 ${neck + 26},64C${neck + 4},104 10,104 2,56C28,52 ${neck - 10},30 ${neck - 8},-6Z`,
    { fabric, angle: -25 },
  );
  const edge = `M${neck + 24},14C${neck + 32},36 ${neck + 26},56 ${neck + 14},72C${neck - 8},92 18,90 9,66`;
  return tailor.mirrored(leaf + stitches(edge, tailor.colourOf(fabric)));
}
