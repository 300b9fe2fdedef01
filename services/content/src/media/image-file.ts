import { badRequest, Problem } from '@shop/chassis/errors/problem';
import { MEDIA_WIDTHS } from '@shop/contracts/services/content';
import { fileTypeFromFile } from 'file-type';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Common phones go up to 64 megapixels; a small file that unpacks to more is an attack. */
const MAX_PIXELS = 70_000_000;
const LARGEST_WIDTH = Math.max(...MEDIA_WIDTHS);
/** WebP ends at 16,383; what is longer than this is made narrower instead. */
const LARGEST_HEIGHT = 4 * LARGEST_WIDTH;
const DECODE_SECONDS = 20;
const WEBP = { quality: 80, effort: 3 };

/** The decoder is only given what these are by their first bytes: it knows far more formats than it should be asked for. */
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif']);

const notAnImage = () =>
  new Problem(415, 'not_an_image', 'This file is not a picture. Please choose a JPEG, PNG, WebP, GIF or AVIF picture.');
const tooManyPixels = () =>
  new Problem(413, 'too_many_pixels', 'This picture is too large: it has more than 70 megapixels.');
const brokenImage = () => badRequest('broken_image', 'This picture is damaged. Please choose another.');

/** Re-encodes a picture in every width that the pages use, upright and without its metadata. Refuses what can't be decoded whole. */
export async function writeImageWidths(path: string, folder: string): Promise<{ width: number; height: number }> {
  const type = await fileTypeFromFile(path);
  if (!type || !PICTURES.has(type.mime)) throw notAnImage();
  const size = await uprightSize(path);
  if (size.width * size.height > MAX_PIXELS) throw tooManyPixels();

  const { data, info } = await decoded(path);
  const fileOf = (width: number) => join(folder, `${width}.webp`);
  // Written by Node, which says why where it can't.
  const write = async (width: number) => {
    const picture = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true }).webp(WEBP);
    await writeFile(fileOf(width), await picture.toBuffer());
  };
  const [whole = LARGEST_WIDTH, ...wider] = MEDIA_WIDTHS.filter((width) => width >= info.width);
  // One after the other: each takes a thread of the few that all files and passwords of the process share.
  for (const width of MEDIA_WIDTHS.filter((width) => width <= whole)) await write(width);
  // A picture that is smaller than a width is not enlarged: the address still answers.
  await Promise.all(wider.map((width) => copyFile(fileOf(whole), fileOf(width))));
  return size;
}

async function uprightSize(path: string): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await sharp(path, { limitInputPixels: false }).metadata();
    return autoOrient;
  } catch {
    throw brokenImage();
  }
}

/** The picture's pixels, no larger than its largest address needs. */
async function decoded(path: string) {
  try {
    return await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LARGEST_WIDTH, height: LARGEST_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: DECODE_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw brokenImage();
  }
}
