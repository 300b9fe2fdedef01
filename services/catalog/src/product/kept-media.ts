interface Media {
  id: number;
  url: string;
}

/** The picture or video that a form means by its id or its address, whatever width and whichever name of the shop the address has. */
export function findMedia<Item extends Media>(media: readonly Item[], reference: string): Item | undefined {
  if (/^\d+$/.test(reference)) return media.find(({ id }) => id === Number(reference));
  const wanted = plainAddress(reference);
  return media.find(({ url }) => plainAddress(url) === wanted);
}

const plainAddress = (url: string): string =>
  url.replace(/^https?:\/\/[^/]+(?=\/media\/)/, '').replace(/\/\d+\.webp$/, '');

/** The ids of what stays, each once, in the order in which it is named. */
export const keptIds = (media: readonly Media[], references: readonly string[]): number[] => [
  ...new Set(references.flatMap((reference) => findMedia(media, reference)?.id ?? [])),
];
