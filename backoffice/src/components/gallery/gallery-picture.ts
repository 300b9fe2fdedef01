/** A picture that the shop has, or one that was chosen here and is not sent yet. */
export type GalleryPicture = SavedPicture | ChosenPicture;
export interface SavedPicture {
  id: number;
  url: string;
}
export interface ChosenPicture {
  /** Tells chosen pictures apart: the same file may be chosen twice. */
  key: string;
  file: File;
}

export const isChosen = (picture: GalleryPicture): picture is ChosenPicture => 'file' in picture;

export const keyOf = (picture: GalleryPicture): string => (isChosen(picture) ? picture.key : String(picture.id));

export const savedPictures = (images: readonly SavedPicture[]): SavedPicture[] =>
  images.map(({ id, url }) => ({ id, url }));

let chosenSoFar = 0;
export const chosenPictures = (files: readonly File[]): ChosenPicture[] =>
  files.map((file) => ({ key: `chosen-${(chosenSoFar += 1)}`, file }));

/** The list with one entry at another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}
