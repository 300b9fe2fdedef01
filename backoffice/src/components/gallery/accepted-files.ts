import { canBeLighter } from '../../data/lighter-photo.ts';
import { MAX_IMAGE_BYTES, MAX_VIDEO_BYTES } from '@shop/contracts/services/content';

export interface FileKind {
  /** What the device's own chooser offers. */
  accept: string;
  mostBytes: number;
  /** Of what these files are said to be. */
  formats: string;
}

export const PICTURES: FileKind = {
  accept: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  mostBytes: MAX_IMAGE_BYTES,
  formats: 'a JPEG, PNG, WebP, GIF or AVIF picture',
};
export const VIDEOS: FileKind = {
  accept: 'video/mp4,video/webm',
  mostBytes: MAX_VIDEO_BYTES,
  formats: 'an MP4 or WebM video',
};

const MEBIBYTE = 1024 * 1024;

/**
 * Why a file can't be taken, as far as that shows before it is sent; the server looks into it. A photo is made lighter on its
 * way, so its size says nothing yet.
 */
export function refusalOf(file: File, { accept, mostBytes, formats }: FileKind): string | null {
  const { name, type, size } = file;
  if (!accept.split(',').includes(type)) return `“${name}” is not ${formats}.`;
  if (size > mostBytes && !canBeLighter(file)) return `“${name}” is larger than ${mostBytes / MEBIBYTE} MB.`;
  if (size === 0) return `“${name}” is empty.`;
  return null;
}
