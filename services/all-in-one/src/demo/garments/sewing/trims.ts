import { brightness, darker, lighter } from '../drawing/colour.ts';

/** A ribbed band along an open path: cuffs, collars, waistbands. */
export function band(path: string, width: number, colour: string): string {
  const edge = darker(colour, 0.5);
  return (
    `<g fill="none"><path d="${path}" stroke="${edge}" stroke-width="${width + 3}" opacity=".75"/>` +
    `<path d="${path}" stroke="${colour}" stroke-width="${width}"/>` +
    `<path d="${path}" stroke="${edge}" stroke-width="${width}" stroke-dasharray="1.6 4.4" opacity=".28"/>` +
    `<path d="${path}" stroke="#fff" stroke-width="${width * 0.3}" opacity=".16"/></g>`
  );
}

/** A flat binding along an open path: necklines, armholes, hems. */
export function binding(path: string, width: number, colour: string): string {
  const edge = darker(colour, 0.5);
  return (
    `<g fill="none" stroke-linejoin="round"><path d="${path}" stroke="${edge}" stroke-width="${width + 2.6}" opacity=".65"/>` +
    `<path d="${path}" stroke="${colour}" stroke-width="${width}"/>` +
    `<path d="${path}" stroke="${lighter(colour, 0.6)}" stroke-width="1.4" stroke-dasharray="5 4" opacity=".7"/></g>`
  );
}

export function stitches(path: string, cloth: string): string {
  const thread = brightness(cloth) > 0.45 ? darker(cloth, 0.45) : lighter(cloth, 0.5);
  return `<path d="${path}" fill="none" stroke="${thread}" stroke-width="1.8" stroke-dasharray="6 4.5" opacity=".75"/>`;
}

export function seam(path: string, cloth: string): string {
  return (
    `<path d="${path}" fill="none" stroke="${darker(cloth, 0.6)}" stroke-width="2.4" opacity=".5"/>` +
    `<path d="${path}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".25" transform="translate(2 2)"/>`
  );
}

export function button(x: number, y: number, radius: number, colour: string): string {
  const hole = (dx: number, dy: number) =>
    `<circle cx="${x + dx * radius * 0.3}" cy="${y + dy * radius * 0.3}" r="${radius * 0.14}" fill="${darker(colour, 0.7)}"/>`;
  return (
    `<ellipse cx="${x + 1.5}" cy="${y + 3}" rx="${radius}" ry="${radius}" fill="#2a1408" opacity=".28"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" stroke="${darker(colour, 0.5)}" stroke-width="1.3"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.68}" fill="none" stroke="${darker(colour, 0.35)}" stroke-width="1.2" opacity=".6"/>` +
    `<path d="M${x - radius * 0.6},${y - radius * 0.45}Q${x - radius * 0.2},${y - radius * 0.95} ${x + radius * 0.4},${y - radius * 0.7}" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".7"/>` +
    hole(-1, -1) +
    hole(1, -1) +
    hole(-1, 1) +
    hole(1, 1)
  );
}

export function snap(x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="6" fill="#e9e4da" stroke="#8b8172" stroke-width="1.2"/>` +
    `<circle cx="${x}" cy="${y}" r="2.6" fill="#fff" stroke="#a89e8e" stroke-width="1"/>`
  );
}

/** The back of the neck that shows above the front, with a sewn-in label. */
export function neckLining(halfWidth: number, depth: number, colour: string): string {
  const inside = darker(colour, 0.38);
  return (
    `<path d="M${-halfWidth},0C${-halfWidth * 0.6},-10 ${halfWidth * 0.6},-10 ${halfWidth},0C${halfWidth * 0.95},${depth * 0.55} ${halfWidth * 0.6},${depth + 3} 0,${depth + 3}C${-halfWidth * 0.6},${depth + 3} ${-halfWidth * 0.95},${depth * 0.55} ${-halfWidth},0Z" fill="${inside}"/>` +
    `<path d="M${-halfWidth * 0.9},6C${-halfWidth * 0.5},0 ${halfWidth * 0.5},0 ${halfWidth * 0.9},6" fill="none" stroke="${lighter(colour, 0.35)}" stroke-width="3" opacity=".5"/>` +
    `<rect x="-13" y="3" width="26" height="17" rx="2" fill="#fff9f0"/><path d="M-7,9H7M-7,14H3" stroke="#b9432a" stroke-width="2"/>`
  );
}
