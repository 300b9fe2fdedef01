import { darker, lighter } from '../drawing/colour.ts';
import type { Fabric, Tailor } from '../sewing/tailor.ts';

/** An elastic waistband from y = 0 to 34, with the gathers that it makes below. */
export function elasticWaist(tailor: Tailor, halfWidth: number, fabric: Fabric): string {
  const colour = tailor.colourOf(fabric);
  const outline = `M${-halfWidth},2C${-halfWidth * 0.4},8 ${halfWidth * 0.4},8 ${halfWidth},2L${halfWidth + 3},34C${halfWidth * 0.4},42 ${-halfWidth * 0.4},42 ${-halfWidth - 3},34Z`;
  const back = `<path d="M${-halfWidth},3C${-halfWidth * 0.5},-8 ${halfWidth * 0.5},-8 ${halfWidth},3C${halfWidth * 0.4},9 ${-halfWidth * 0.4},9 ${-halfWidth},3Z" fill="${darker(colour, 0.4)}"/>`;
  const gathers = Array.from({ length: 19 }, (_, index) => {
    const x = (index / 9 - 1) * halfWidth * 0.95;
    return `M${x.toFixed(0)},10V34M${(x + 4).toFixed(0)},40Q${(x * 1.02 + 4).toFixed(0)},52 ${(x * 1.05 + 4).toFixed(0)},${(50 + tailor.random.between(6, 30)).toFixed(0)}`;
  }).join('');
  return (
    back +
    tailor.panel(outline, { fabric, angle: 90 }) +
    `<path d="${gathers}" fill="none" stroke="${darker(colour, 0.65)}" stroke-width="2.2" stroke-linecap="round" opacity=".3"/>` +
    `<path d="M${-halfWidth + 4},21C${-halfWidth * 0.4},27 ${halfWidth * 0.4},27 ${halfWidth - 4},21" fill="none" stroke="${lighter(colour, 0.6)}" stroke-width="1.6" stroke-dasharray="5 4" opacity=".7"/>`
  );
}

/** A tied cord that hangs from the middle of the waistband. */
export const drawstring = (colour: string): string =>
  `<g fill="none" stroke-linecap="round"><path d="M-6,22C-44,10 -46,44 -4,28C-22,60 -24,84 -30,104M6,22C44,10 46,44 4,28C20,58 20,78 30,96" stroke="${darker(colour, 0.5)}" stroke-width="7.4"/>` +
  `<path d="M-6,22C-44,10 -46,44 -4,28C-22,60 -24,84 -30,104M6,22C44,10 46,44 4,28C20,58 20,78 30,96" stroke="${colour}" stroke-width="5"/></g><circle cy="26" r="8" fill="${colour}" stroke="${darker(colour, 0.5)}" stroke-width="1.6"/>`;
