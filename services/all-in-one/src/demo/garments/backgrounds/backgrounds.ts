import { darker, lighter, mix } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { props } from './props.ts';

const tones = {
  cream: '#F8E8CC',
  blush: '#F7D9D2',
  mint: '#D5ECDD',
  sky: '#D3E7F4',
  lilac: '#E4D9F0',
  sand: '#EBD9BE',
  sun: '#FBE6AE',
} as const;

export type BackgroundName = keyof typeof tones;
export const backgroundNames = Object.keys(tones) as BackgroundName[];

const blob = (random: Random, colour: string) => {
  const corners = Array.from({ length: 8 }, (_, index) => {
    const turn = (Math.PI * 2 * index) / 8;
    const radius = random.between(300, 385);
    return [400 + radius * Math.cos(turn), 510 + radius * 1.12 * Math.sin(turn)] as const;
  });
  const middle = (index: number) => {
    const [fromX, fromY] = corners[index % 8] ?? [0, 0];
    const [toX, toY] = corners[(index + 1) % 8] ?? [0, 0];
    return `${((fromX + toX) / 2).toFixed(0)},${((fromY + toY) / 2).toFixed(0)}`;
  };
  const curves = corners.map(([x, y], index) => `Q${x.toFixed(0)},${y.toFixed(0)} ${middle(index)}`).join('');
  return `<path d="M${middle(7)}${curves}Z" fill="${colour}" opacity=".75"/>`;
};

const arch = (colour: string) =>
  `<path d="M120,1000V470C120,130 680,130 680,470V1000Z" fill="${colour}" opacity=".7"/>`;

const floor = (tone: string) =>
  `<rect y="868" width="800" height="132" fill="${darker(tone, 0.1)}"/><rect y="864" width="800" height="5" fill="${lighter(tone, 0.7)}" opacity=".8"/>`;

/** A soft wall or table top of 800 × 1000; `standing` adds a floor. */
export function background(
  name: BackgroundName,
  standing: boolean,
  propColour: string,
  id: string,
  random: Random,
): string {
  const tone = tones[name];
  const pale = lighter(tone, 0.62);
  const shape = random.pick([() => blob(random, pale), () => (standing ? arch(pale) : blob(random, pale)), () => ''])();
  const [propX, propY] = random.pick([
    [96, 900],
    [704, 900],
    [100, 110],
    [704, 116],
  ] as const);
  const prop = random.chance(0.45)
    ? `<g transform="translate(${propX} ${propY})"><ellipse cx="6" cy="30" rx="40" ry="12" fill="#5b3415" opacity=".1"/>${random.pick(props)(mix(propColour, tone, 0.25))}</g>`
    : '';
  return (
    `<radialGradient id="${id}" cx=".38" cy=".3" r=".95"><stop offset="0" stop-color="${lighter(tone, 0.55)}"/><stop offset=".6" stop-color="${tone}"/><stop offset="1" stop-color="${darker(tone, 0.1)}"/></radialGradient>` +
    `<rect width="800" height="1000" fill="url(#${id})"/>${shape}${standing ? floor(tone) : ''}${prop}`
  );
}
