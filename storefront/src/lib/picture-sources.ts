import { MEDIA_WIDTHS, mediaUrlOfWidth } from '@shop/contracts/media-url';

/** The widths in which the shop keeps a picture, as a srcset; undefined for pictures that are not the shop's own. */
export function sourceSetOf(url: string): string | undefined {
  const [first, second] = MEDIA_WIDTHS;
  if (mediaUrlOfWidth(url, first) === mediaUrlOfWidth(url, second)) return undefined;
  return MEDIA_WIDTHS.map((width) => `${mediaUrlOfWidth(url, width)} ${width}w`).join(', ');
}
