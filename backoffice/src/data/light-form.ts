import { ApiError } from '@shop/browser/http/api-error';
import { MAX_IMAGE_BYTES } from '@shop/contracts/services/content';
import { canBeLighter, lighterPhoto } from './lighter-photo.ts';

const MEBIBYTE = 1024 * 1024;
const TOO_LARGE = 413;

/** What is still too large is not sent: the shop would refuse it after minutes on a slow line. */
async function lightEnough(photo: File): Promise<File> {
  const lighter = await lighterPhoto(photo);
  if (lighter.size <= MAX_IMAGE_BYTES) return lighter;
  throw new ApiError(TOO_LARGE, 'file_too_large', `“${photo.name}” is larger than ${MAX_IMAGE_BYTES / MEBIBYTE} MB.`);
}

/** The same form with lighter photos. */
export async function lightForm(heavy: FormData): Promise<FormData> {
  const form = new FormData();
  // One after the other: each photo fills much of a small phone's memory.
  for (const [name, value] of heavy)
    form.append(name, value instanceof File && canBeLighter(value) ? await lightEnough(value) : value);
  return form;
}
