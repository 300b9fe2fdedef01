import { badRequest } from '@shop/chassis/errors/problem';
import type { Media } from './media-of-form.ts';

/** The address of the picture that a form holds in this field; null where there is none. Throws a Problem 400 for several. */
export function onlyPicture(media: Media, field: string): string | null {
  const [picture, another] = media[field] ?? [];
  if (another) throw badRequest('one_picture', `Send one picture in ${field}.`);
  return picture?.url ?? null;
}
