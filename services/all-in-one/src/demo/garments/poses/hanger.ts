import type { Garment } from '../garment.ts';

type Hanger = NonNullable<Garment['hanger']>;

const hook = (y: number) =>
  `<path d="M0,${y - 8}V${y - 34}C0,${y - 48} 22,${y - 52} 22,${y - 70}C22,${y - 96} -18,${y - 98} -20,${y - 72}" fill="none" stroke="#8c8479" stroke-width="6" stroke-linecap="round"/>` +
  `<path d="M2,${y - 36}C2,${y - 48} 24,${y - 52} 24,${y - 70}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".6"/>`;

/** The parts of a wooden hanger that stand behind the garment. */
export function hangerBehind({ by, halfWidth, y }: Hanger): string {
  if (by === 'clips') {
    return (
      hook(y - 46) +
      `<rect x="${-halfWidth - 14}" y="${y - 58}" width="${halfWidth * 2 + 28}" height="17" rx="8" fill="#c98f52" stroke="#7a4c22" stroke-width="2"/>` +
      `<path d="M${-halfWidth - 4},${y - 53}H${halfWidth + 4}" stroke="#f0cf9c" stroke-width="3" opacity=".7"/>`
    );
  }
  const bar = `M0,${y - 18}C${halfWidth * 0.4},${y - 14} ${halfWidth * 0.8},${y + 8} ${halfWidth},${y + 30}C${halfWidth + 4},${y + 40} ${halfWidth - 8},${y + 44} ${halfWidth - 14},${y + 40}C${halfWidth * 0.6},${y + 22} ${halfWidth * 0.3},${y + 8} 0,${y + 6}`;
  const half = `<path d="${bar}" fill="#c98f52" stroke="#7a4c22" stroke-width="2"/>`;
  return `${hook(y - 8)}${half}<g transform="scale(-1 1)">${half}</g><path d="M-30,${y - 10}Q0,${y - 15} 30,${y - 10}" stroke="#f0cf9c" stroke-width="3" fill="none" opacity=".8"/>`;
}

/** The clips of a trouser hanger, in front of the waistband. */
export function hangerClips({ by, halfWidth, y }: Hanger): string {
  if (by === 'shoulders') return '';
  const clip = (x: number) =>
    `<path d="M${x - 9},${y - 52}h18v34l4,34h-26l4,-34Z" fill="#d8d2c6" stroke="#7f776a" stroke-width="2" stroke-linejoin="round"/><path d="M${x - 4},${y - 46}v52" stroke="#fff" stroke-width="3" opacity=".7"/>`;
  return clip(-halfWidth * 0.72) + clip(halfWidth * 0.72);
}
