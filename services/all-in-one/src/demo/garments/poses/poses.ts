import { darker } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import type { Garment } from '../garment.ts';
import { hangerBehind, hangerClips } from './hanger.ts';
import { clothesLine, peg } from './clothes-line.ts';

export const poseNames = ['flat', 'hanger', 'folded', 'pegged'] as const;
export type PoseName = (typeof poseNames)[number];

interface Room {
  centreX: number;
  centreY: number;
  width: number;
  height: number;
}

const rooms: Record<PoseName, Room> = {
  flat: { centreX: 400, centreY: 500, width: 690, height: 780 },
  hanger: { centreX: 400, centreY: 545, width: 680, height: 710 },
  pegged: { centreX: 400, centreY: 535, width: 690, height: 740 },
  folded: { centreX: 400, centreY: 530, width: 500, height: 600 },
};

const LARGEST = 1.85;

/** A pose the garment can take: what can't be folded or hung is laid flat. */
export function possiblePose(garment: Garment, pose: PoseName): PoseName {
  if (pose === 'folded' && !garment.folded) return 'flat';
  if (pose === 'hanger' && !garment.hanger) return 'flat';
  if (pose === 'pegged' && garment.pegs.length === 0) return 'flat';
  return pose;
}

/** The garment put into the picture, with what holds it. `pose` must be a possible one. */
export function posed(garment: Garment, pose: PoseName, lightId: string, random: Random): string {
  const { box, layers } = garment;
  const room = rooms[pose];
  const scale = Math.min(room.width / (box.right - box.left), room.height / (box.bottom - box.top), LARGEST);
  const x = room.centreX - (scale * (box.left + box.right)) / 2;
  const y = room.centreY - (scale * (box.top + box.bottom)) / 2;
  const tilt = {
    flat: random.between(-5, 5),
    folded: random.between(-4, 4),
    hanger: random.between(-1.5, 1.5),
    pegged: random.between(-1.2, 1.2),
  }[pose];
  const clothes = layers.map((layer) => `<g filter="url(#${lightId})">${layer}</g>`).join('');
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`;
  const turned = (art: string) => `<g transform="rotate(${tilt.toFixed(1)} 400 ${room.centreY})">${art}</g>`;
  const placed = (art: string) => `<g transform="${place}">${art}</g>`;
  if (pose === 'hanger' && garment.hanger) {
    return turned(placed(hangerBehind(garment.hanger) + clothes + hangerClips(garment.hanger)));
  }
  if (pose === 'pegged') {
    const [first] = garment.pegs;
    const lineY = y + scale * (first?.[1] ?? 0) - 4;
    const pegs = garment.pegs.map(([pegX, pegY]) => peg(x + scale * pegX, y + scale * pegY)).join('');
    return clothesLine(lineY, darker('#c9a26b', 0.3)) + turned(placed(clothes) + pegs);
  }
  return turned(placed(clothes));
}
