import { badRequest } from '@shop/chassis/errors/problem';
import type { Content } from '../downstream/content.ts';
import { takeBack } from '../multipart/form.ts';
import type { Media } from './media-of-form.ts';

/** The address of the first file in a form's field, which the record shows; the others are taken back. Null where there is none. */
export async function firstFile(media: Media, field: string, content: Content): Promise<string | null> {
  const [first, ...others] = media[field] ?? [];
  await takeBack(others, content);
  return first?.url ?? null;
}

/** The same for a form that needs a file: throws a Problem 400 that says so. */
export async function neededFile(media: Media, field: 'images' | 'videos', content: Content): Promise<string> {
  const url = await firstFile(media, field, content);
  if (url !== null) return url;
  const message = `At least one ${field.slice(0, -1)} is required.`;
  throw badRequest('invalid', message, [{ path: field, message }]);
}
