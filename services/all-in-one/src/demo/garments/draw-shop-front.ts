import { darker, lighter, mix } from './drawing/colour.ts';
import { seededRandom, type Random } from './drawing/random.ts';
import type { GarmentColours } from './garment-colours.ts';
import { kente } from './patterns/kente.ts';
import * as motif from './patterns/motifs.ts';

const awning = (palette: GarmentColours, striped: boolean) => {
  const strips = 10;
  const width = 640 / strips;
  return Array.from({ length: strips }, (_, index) => {
    const left = 80 + index * width;
    const slant = (left + width / 2 - 400) * 0.09;
    const colour = index % 2 === 0 ? palette.base : striped ? '#FFF9F0' : palette.accent;
    return (
      `<path d="M${left - slant * 0.1 + 6},236L${left + width + 6 - slant * 0.1 - 12},236L${left + width + slant},342L${left + slant},342Z" fill="${colour}" stroke="${darker(colour, 0.35)}" stroke-width="2"/>` +
      `<path d="M${left + slant},340L${left + width + slant},340C${left + width + slant},386 ${left + slant},386 ${left + slant},340Z" fill="${mix(colour, '#2a1408', 0.06)}" stroke="${darker(colour, 0.35)}" stroke-width="2"/>`
    );
  }).join('');
};

const tinyDress = (x: number, y: number, colour: string, trim: string) =>
  `<g transform="translate(${x} ${y})"><path d="M0,-16V-4" stroke="#8c8479" stroke-width="3"/><path d="M-22,0C-12,10 12,10 22,0L34,22L22,30L18,24C18,44 28,74 36,96C12,106 -12,106 -36,96C-28,74 -18,44 -18,24L-22,30L-34,22Z" fill="${colour}" stroke="${darker(colour, 0.4)}" stroke-width="2"/><path d="M-18,46Q0,52 18,46M-33,86Q0,98 33,86" stroke="${trim}" stroke-width="5" fill="none"/></g>`;

const tinyShirt = (x: number, y: number, colour: string, trim: string) =>
  `<g transform="translate(${x} ${y})"><path d="M0,-16V-4" stroke="#8c8479" stroke-width="3"/><path d="M-18,0C-8,10 8,10 18,0L46,26L32,42L24,34V80H-24V34L-32,42L-46,26Z" fill="${colour}" stroke="${darker(colour, 0.4)}" stroke-width="2"/><path d="M-24,50H24M-24,64H24" stroke="${trim}" stroke-width="6"/></g>`;

const sign = (palette: GarmentColours, random: Random) => {
  const emblem = random.pick([motif.petalsStamp, motif.hornsStamp, motif.heartStamp, motif.ringsStamp, motif.star])(
    palette.accent,
  );
  return (
    `<rect x="150" y="120" width="500" height="104" rx="22" fill="${darker(palette.base, 0.25)}" stroke="${palette.accent}" stroke-width="6"/>` +
    `<g transform="translate(400 172) scale(1.9)">${emblem}</g><g transform="translate(250 172)">${motif.star(lighter(palette.accent, 0.3))}</g><g transform="translate(550 172)">${motif.star(lighter(palette.accent, 0.3))}</g>`
  );
};

/** A vendor's market stall without words, 800 × 800. */
export function drawShopFront(seed: number, palette: GarmentColours): string {
  const random = seededRandom(seed);
  const woven = kente(palette, random);
  const wall = lighter(palette.base, 0.78);
  const clothes = [170, 286, 400, 514, 630].map((x, index) => {
    const colour = random.pick([palette.base, palette.accent, '#F2B233', '#8CC8EA', '#F2836B', '#A9DCC3'] as const);
    const draw = (index + seed) % 2 === 0 ? tinyDress : tinyShirt;
    return draw(x, 448, colour, random.pick(['#FFF9F0', '#F2B233', '#8F2756'] as const));
  });
  const leafy = (x: number) =>
    `<g transform="translate(${x} 640)">${[-40, -14, 14, 40].map((turn) => `<g transform="rotate(${turn}) translate(0 -52) scale(2 2.4)">${motif.leaf('#3d8f5f', '#0B6B4F')}</g>`).join('')}<path d="M-36,-8H36L26,64H-26Z" fill="#B9432A" stroke="#6f2415" stroke-width="3"/></g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><defs>` +
    `<pattern id="woven" width="${woven.width}" height="${woven.height}" patternUnits="userSpaceOnUse" patternTransform="scale(.75)">${woven.art}</pattern>` +
    `<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#FFF3DC"/><stop offset="1" stop-color="${wall}"/></linearGradient></defs>` +
    `<rect width="800" height="800" fill="url(#sky)"/><circle cx="660" cy="120" r="74" fill="#F2B233" opacity=".55"/>` +
    `<rect y="690" width="800" height="110" fill="#D9B98A"/><ellipse cx="400" cy="706" rx="370" ry="26" fill="#5b3415" opacity=".2"/>` +
    `<rect x="104" y="230" width="592" height="470" fill="${lighter(palette.base, 0.55)}" stroke="${darker(palette.base, 0.4)}" stroke-width="4"/>` +
    `<rect x="128" y="380" width="544" height="190" fill="${darker(palette.base, 0.55)}"/><path d="M132,424H668" stroke="#c98f52" stroke-width="8"/>` +
    clothes.join('') +
    `<rect x="92" y="566" width="616" height="26" rx="6" fill="#c98f52" stroke="#7a4c22" stroke-width="3"/><rect x="104" y="592" width="592" height="106" fill="${palette.base}"/><rect x="104" y="592" width="592" height="106" fill="url(#woven)"/>` +
    sign(palette, random) +
    awning(palette, random.chance(0.5)) +
    leafy(92) +
    leafy(712) +
    '</svg>'
  );
}
