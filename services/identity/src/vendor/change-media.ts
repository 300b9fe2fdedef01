import type { Changes } from '@shop/contracts/events/changes';
import type { Transaction } from '@shop/chassis/database/database';
import { conflict } from '@shop/chassis/errors/problem';
import { addMedia, countMedia, removeMedia } from './vendor-media-store.ts';
import type { MediaKind } from './vendor-media-store.ts';

export interface MediaChange {
  imageUrls: readonly string[];
  videoUrls: readonly string[];
  removedImageIds: readonly number[];
  removedVideoIds: readonly number[];
}

export const MOST_MEDIA = { images: 30, videos: 10 } as const;

/** Adds and removes a shop's pictures and clips; answers how many there were and are. Throws a Problem 409 for too many. */
export async function changeMedia(tx: Transaction, vendorId: number, change: MediaChange): Promise<Changes> {
  return {
    ...(await changeKind(tx, vendorId, 'images', change.imageUrls, change.removedImageIds)),
    ...(await changeKind(tx, vendorId, 'videos', change.videoUrls, change.removedVideoIds)),
  };
}

async function changeKind(
  tx: Transaction,
  vendorId: number,
  kind: MediaKind,
  added: readonly string[],
  removedIds: readonly number[],
): Promise<Changes> {
  if (added.length + removedIds.length === 0) return {};
  const before = await countMedia(tx, kind, vendorId);
  const removed = await removeMedia(tx, kind, vendorId, removedIds);
  const after = before - removed + added.length;
  if (after > MOST_MEDIA[kind]) {
    throw conflict('too_many_files', `A shop shows at most ${MOST_MEDIA[kind]} ${kind}. Please remove some first.`);
  }
  await addMedia(tx, kind, vendorId, added);
  return added.length + removed === 0 ? {} : { [kind]: { from: before, to: after } };
}
