import { darker, lighter } from './drawing/colour.ts';
import type { GarmentColours } from './garment-colours.ts';

const CANE = '#c98f52';

const strands = (y: number, shift: number) =>
  Array.from({ length: 15 }, (_, index) => `M${index * 30 - 214 + shift},${y}q12,-9 24,0v13q-12,9 -24,0Z`).join('');

/** A cane basket of folded clothes around (0, 0), about 400 wide and 190 high. */
export function basket({ base, accent, ink }: GarmentColours): string {
  const cloths = [
    { x: -104, colour: accent, lean: -10 },
    { x: 4, colour: base, lean: 4 },
    { x: 108, colour: ink, lean: 12 },
  ].map(
    ({ x, colour, lean }) =>
      `<g transform="translate(${x} -56) rotate(${lean})"><path d="M-66,40C-72,-10 -60,-34 -30,-36H34C62,-34 70,-8 66,40Z" fill="${colour}" stroke="${darker(colour, 0.4)}" stroke-width="2.5"/>` +
      `<path d="M-56,-12C-20,-2 24,-2 58,-12M-62,12C-20,22 24,22 64,12" stroke="${darker(colour, 0.35)}" stroke-width="3" fill="none" opacity=".5"/></g>`,
  );
  return (
    `<ellipse cx="8" cy="98" rx="210" ry="20" fill="#5b3415" opacity=".2"/>${cloths.join('')}` +
    `<clipPath id="basket"><path d="M-186,-34C-100,-16 100,-16 186,-34L152,84C60,104 -60,104 -152,84Z"/></clipPath>` +
    `<g clip-path="url(#basket)"><rect x="-200" y="-60" width="400" height="180" fill="${darker(CANE, 0.3)}"/><path d="${[-34, -14, 6, 26, 46, 66, 86].map((y, row) => strands(y, (row % 2) * -15)).join('')}" fill="${lighter(CANE, 0.18)}" stroke="${darker(CANE, 0.4)}" stroke-width="1.5"/></g>` +
    `<path d="M-190,-36C-100,-16 100,-16 190,-36" fill="none" stroke="${darker(CANE, 0.45)}" stroke-width="21" stroke-linecap="round"/><path d="M-190,-36C-100,-16 100,-16 190,-36" fill="none" stroke="${CANE}" stroke-width="16" stroke-linecap="round"/>` +
    `<path d="M-190,-36C-100,-16 100,-16 190,-36" fill="none" stroke="${lighter(CANE, 0.4)}" stroke-width="16" stroke-dasharray="4 12" opacity=".7"/>`
  );
}
