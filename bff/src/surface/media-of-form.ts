import type { StoredMedia } from '@shop/contracts/services/content';

export type Media = Readonly<Record<string, readonly StoredMedia[]>>;

/** Orders `images_2` before `images_10`; a field without a number comes first. */
const byNumber = ([a]: readonly [string, ...unknown[]], [b]: readonly [string, ...unknown[]]) => Number(a) - Number(b);

/** The addresses of the files whose field matches, by what its group names, each in the order of the form. */
export function urlsByKey(media: Media, field: RegExp): Map<string, string[]> {
  const keyed = Object.entries(media).flatMap(([name, files]) => {
    const match = field.exec(name);
    return match ? [[match[1] ?? '', files.map(({ url }) => url)] as const] : [];
  });
  return new Map(keyed);
}

/** The same in one list, by the fields' numbers. */
export const urlsIn = (media: Media, field: RegExp): string[] =>
  [...urlsByKey(media, field)].sort(byNumber).flatMap(([, urls]) => urls);

/** The texts of numbered fields, by their numbers; undefined where the form has no such field. Blank ones name nothing. */
export function textsIn(fields: Readonly<Record<string, unknown>>, field: RegExp): string[] | undefined {
  const numbered = Object.entries(fields).flatMap(([name, value]) => {
    const match = field.exec(name);
    return match ? [[match[1] ?? '', value] as const] : [];
  });
  if (numbered.length === 0) return undefined;
  const values = numbered.sort(byNumber).flatMap(([, value]) => value);
  return values.filter((text) => typeof text === 'string' && text.trim() !== '') as string[];
}
