import { Problem } from '@shop/chassis/errors/problem';
import { fileTypeFromFile } from 'file-type';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';

const EXTENSIONS: Readonly<Record<string, string>> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };

/** Moves a video as it came into the folder, under a name of our own. Recognised by its content. */
export async function moveVideo(path: string, folder: string): Promise<{ fileName: string }> {
  const type = await fileTypeFromFile(path);
  const extension = type && EXTENSIONS[type.mime];
  if (!extension) {
    throw new Problem(415, 'not_a_video', 'This file is not a video. Please choose an MP4 or WebM video.');
  }
  const fileName = `video.${extension}`;
  await rename(path, join(folder, fileName));
  return { fileName };
}
