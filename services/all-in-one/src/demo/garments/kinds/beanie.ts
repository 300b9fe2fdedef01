import { symmetric } from '../drawing/outline.ts';
import { darker, lighter } from '../drawing/colour.ts';
import type { DrawKind } from '../garment.ts';
import { band } from '../sewing/trims.ts';

/** A ball of yarn ends. */
const pompom = (x: number, y: number, colour: string) => {
  const tones = [darker(colour, 0.14), colour, lighter(colour, 0.2)];
  const strands = [52, 46, 38, 28, 17].map((radius, ring) => {
    const ends = Array.from({ length: 22 }, (_, index) => {
      const turn = ((index + ring * 0.4) * Math.PI) / 11;
      return `M${x},${y}L${(x + Math.cos(turn) * radius).toFixed(0)},${(y + Math.sin(turn) * radius).toFixed(0)}`;
    });
    return `<path d="${ends.join('')}" stroke="${tones[ring % 3]}"/>`;
  });
  return `<circle cx="${x}" cy="${y}" r="43" fill="${darker(colour, 0.1)}"/><g fill="none" stroke-width="7" stroke-linecap="round">${strands.join('')}</g>`;
};

export const beanie: DrawKind = (tailor) => {
  const { colours, random } = tailor;
  const dome = tailor.panel(symmetric('M0,0C100,0 158,70 164,220L0,236'), {
    texture: 'knit',
    folds: ['M-110,220C-112,130 -80,50 -20,14', 'M110,220C112,130 80,60 40,20', 'M0,226C-8,150 6,80 0,20'],
  });
  const fold = random.between(176, 216);
  const cuff = tailor.panel(
    `M-172,${fold}C-80,${fold + 26} 80,${fold + 26} 172,${fold}C180,224 180,256 174,282C80,308 -80,308 -174,282C-180,256 -180,224 -172,${fold}Z`,
    {
      fabric: random.pick(['accent', 'base']),
      texture: 'rib',
    },
  );
  const top = random.pick([
    () => pompom(0, -24, colours.accent),
    () => tailor.mirrored(pompom(108, 18, colours.accent)),
    () => band('M-4,4C-6,-14 2,-30 18,-34', 18, colours.base),
  ])();
  return { layers: [top, dome + cuff], box: { left: -182, top: -72, right: 182, bottom: 304 }, pegs: [[0, 10]] };
};
