import { type GalleryPicture, isChosen } from './gallery-picture.ts';

export interface GalleryChange {
  removedIds: number[];
  /** What was chosen here, in the order shown. */
  files: File[];
  /** The order shown, null for the next of the new ones; undefined where it is that of its own accord: old ones, then new. */
  order: (number | null)[] | undefined;
}

/** What has to be told so that the shop's gallery becomes the one that is shown. */
export function galleryChange(saved: readonly { id: number }[], shown: readonly GalleryPicture[]): GalleryChange {
  const order = shown.map((picture) => (isChosen(picture) ? null : picture.id));
  const kept = saved.map(({ id }) => id).filter((id) => order.includes(id));
  const files = shown.filter(isChosen).map(({ file }) => file);
  const ofItsOwnAccord = [...kept, ...files.map(() => null)];
  return {
    removedIds: saved.map(({ id }) => id).filter((id) => !kept.includes(id)),
    files,
    order: order.every((id, index) => id === ofItsOwnAccord[index]) ? undefined : order,
  };
}

export const isChange = ({ removedIds, files, order }: GalleryChange): boolean =>
  removedIds.length > 0 || files.length > 0 || order !== undefined;
