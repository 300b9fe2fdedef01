import type { Slots } from '@shop/chassis/bus/slots';
import type { Database } from '@shop/chassis/database/database';
import { badRequest, Problem } from '@shop/chassis/errors/problem';
import {
  DEFAULT_MEDIA_WIDTH,
  MAX_IMAGE_BYTES,
  MAX_VIDEO_BYTES,
  type StoredMedia,
} from '@shop/contracts/services/content';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { writeImageWidths } from './image-file.ts';
import { type Incoming, receive, removeMedia } from './media-folder.ts';
import { insertMedia } from './media-store.ts';
import { orNoRoom } from './no-room.ts';
import { moveVideo } from './video-file.ts';

export interface MediaParts {
  database: Database;
  mediaDir: string;
  /** How many pictures are worked on at once. */
  imageSlots: Slots;
  now: () => Date;
  newId: () => string;
}

export type MediaKind = StoredMedia['kind'];

const LIMITS = {
  image: { most: MAX_IMAGE_BYTES, sentence: 'This picture is too large. A picture has at most 10 MB.' },
  video: { most: MAX_VIDEO_BYTES, sentence: 'This video is too large. A video has at most 100 MB.' },
};

const tooLarge = (kind: MediaKind) => new Problem(413, 'file_too_large', LIMITS[kind].sentence);

/** Refuses by its announced length what would be too large, before any of it is read. */
export function refuseTooLarge(kind: MediaKind, announcedBytes: number): void {
  if (announcedBytes > LIMITS[kind].most) throw tooLarge(kind);
}

export interface Upload {
  kind: MediaKind;
  uploadedBy: number;
  /** The user whose a private file is; null makes the file public. */
  ownerId: number | null;
}

/** Takes a file, makes of it what the pages need, and answers its address. Its own name plays no part. */
export const storeMedia = (parts: MediaParts, upload: Upload, body: Readable): Promise<StoredMedia> =>
  orNoRoom(store(parts, upload, body));

async function store(parts: MediaParts, upload: Upload, body: Readable): Promise<StoredMedia> {
  const { kind, ownerId } = upload;
  const { mediaDir, newId } = parts;
  const limit = { most: LIMITS[kind].most, tooLarge: () => tooLarge(kind) };
  const incoming = await receive(mediaDir, newId, body, limit);
  try {
    const { size } = await stat(incoming.path);
    if (size === 0) throw badRequest('empty_file', 'This file is empty.');
    const made = await make(kind, incoming, parts.imageSlots);
    const place = { key: newId(), isPrivate: ownerId !== null };
    await incoming.publish(place);
    const id = await recorded(parts, { ...upload, ...place, bytes: size, ...made });
    return { id, kind, url: `/media/${place.isPrivate ? 'private/' : ''}${place.key}/${made.fileName}` };
  } finally {
    await incoming.discard();
  }
}

async function make(kind: MediaKind, { path, folder }: Incoming, imageSlots: Slots) {
  if (kind === 'video') return { ...(await moveVideo(path, folder)), width: null, height: null };
  const size = await imageSlots.use(() => writeImageWidths(path, folder));
  return { ...size, fileName: `${DEFAULT_MEDIA_WIDTH}.webp` };
}

/** A file that the table does not know of could never be taken back, so it does not stay. */
async function recorded(
  { database, mediaDir, now }: MediaParts,
  media: Omit<Parameters<typeof insertMedia>[1], 'uploadedAt'>,
): Promise<number> {
  try {
    return await insertMedia(database, { ...media, uploadedAt: now() });
  } catch (error) {
    await removeMedia(mediaDir, media);
    throw error;
  }
}
