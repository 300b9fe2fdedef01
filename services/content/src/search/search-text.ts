import { foldForSearch } from '@shop/contracts/text';

/** The texts of a record that a search looks into, folded. */
export const searchTextOf = (...texts: readonly (string | null)[]): string =>
  foldForSearch(texts.filter((text) => text !== null).join('\n'));

/** A LIKE pattern that finds the text anywhere in a folded one, each of its characters meant literally. */
export const containing = (text: string): string => `%${foldForSearch(text).replace(/[\\%_]/g, '\\$&')}%`;
