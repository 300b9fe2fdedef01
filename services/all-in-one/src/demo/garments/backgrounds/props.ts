import * as motif from '../patterns/motifs.ts';

/** Small things that lie beside a garment, around (0, 0). */
export const props = [
  (colour: string) => `<g transform="scale(2.1) rotate(35)">${motif.leaf(colour, '#fff9f0')}</g>`,
  (colour: string) => `<g transform="scale(1.6) rotate(-12)">${motif.star(colour)}</g>`,
  (colour: string) =>
    `<g transform="rotate(-8)"><rect x="-32" y="-32" width="64" height="64" rx="9" fill="${colour}"/><rect x="-24" y="-24" width="48" height="48" rx="6" fill="#fff9f0" opacity=".85"/><g transform="scale(.8)">${motif.heartStamp(colour)}</g></g>`,
  (colour: string) =>
    `<circle r="36" fill="${colour}"/><path d="M-36,0A36,36 0 0 1 36,0A60,20 0 0 0 -36,0Z" fill="#fff9f0" opacity=".6"/><circle cx="-12" cy="-18" r="7" fill="#fff" opacity=".6"/>`,
] as const;
