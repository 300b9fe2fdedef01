import { mirroredAcross, symmetric } from '../drawing/outline.ts';

/** Measures of a top's right half. The shoulder starts at the neck's side, y = 0. */
export interface TopCut {
  neck: number;
  depth: number;
  shoulder: number;
  chest: number;
  hem: number;
  length: number;
}

export const teeCut: TopCut = { neck: 62, depth: 44, shoulder: 142, chest: 146, hem: 156, length: 420 };

export const frontOutline = ({ neck, depth, shoulder, chest, hem, length }: TopCut): string =>
  symmetric(
    `M0,${depth}C${neck * 0.6},${depth} ${neck * 0.95},${depth * 0.55} ${neck},0L${shoulder},28C${chest - 9},80 ${chest - 12},130 ${chest},172` +
      `C${chest + 2},${length * 0.6} ${hem - 4},${length * 0.8} ${hem},${length - 12}C${hem * 0.6},${length} ${hem * 0.3},${length + 2} 0,${length + 2}`,
  );

/** The V of a crossed or buttoned front. */
export const vFrontOutline = ({ neck, depth, shoulder, chest, hem, length }: TopCut): string =>
  symmetric(
    `M0,${depth}C${neck * 0.5},${depth * 0.6} ${neck * 0.85},${depth * 0.3} ${neck},0L${shoulder},28C${chest - 9},80 ${chest - 12},130 ${chest},172` +
      `C${chest + 2},${length * 0.6} ${hem - 4},${length * 0.8} ${hem},${length - 12}C${hem * 0.6},${length} ${hem * 0.3},${length + 2} 0,${length + 2}`,
  );

export const neckEdge = ({ neck, depth }: TopCut): string =>
  mirroredAcross(`M${neck},0C${neck * 0.95},${depth * 0.55} ${neck * 0.6},${depth} 0,${depth}`);

export const hemEdge = ({ hem, length }: TopCut, lift: number): string =>
  mirroredAcross(
    `M${hem - 3},${length - 12 - lift}C${hem * 0.6},${length - lift} ${hem * 0.3},${length + 2 - lift} 0,${length + 2 - lift}`,
  );

/** Soft creases from the armpits and down the front. */
export const frontFolds = ({ chest, hem, length }: TopCut): string[] => [
  `M${chest},178C${chest * 0.75},220 ${chest * 0.6},270 ${chest * 0.55},330`,
  `M${-chest},178C${-chest * 0.8},210 ${-chest * 0.55},250 ${-chest * 0.4},262`,
  `M${hem * 0.45},${length}C${hem * 0.4},${length - 60} ${hem * 0.5},${length - 110} ${hem * 0.42},${length - 150}`,
  `M${-hem * 0.6},${length}C${-hem * 0.55},${length - 50} ${-hem * 0.66},${length - 90} ${-hem * 0.55},${length - 130}`,
];
