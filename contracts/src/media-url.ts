/** Every picture is kept in these widths, in pixels, as WebP: `<key>/<width>.webp`. Smaller originals are not enlarged. */
export const MEDIA_WIDTHS = [160, 320, 640, 1080, 1600] as const;
/** The width that an address of a picture names unless it says otherwise. */
export const DEFAULT_MEDIA_WIDTH = 640;

/** The address of the same picture in another width; addresses that are not the shop's own stay as they are. */
export function mediaUrlOfWidth(url: string, width: (typeof MEDIA_WIDTHS)[number]): string {
  return url.replace(/^(.*\/media\/[^/]+)\/\d+\.webp$/, `$1/${width}.webp`);
}

/** The widths in which the shop keeps a picture, as a srcset; undefined for pictures that are not the shop's own. */
export function sourceSetOf(url: string): string | undefined {
  const [first, second] = MEDIA_WIDTHS;
  if (mediaUrlOfWidth(url, first) === mediaUrlOfWidth(url, second)) return undefined;
  return MEDIA_WIDTHS.map((width) => `${mediaUrlOfWidth(url, width)} ${width}w`).join(', ');
}
