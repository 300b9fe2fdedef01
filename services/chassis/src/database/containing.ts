import { foldForSearch } from '@shop/contracts/text';

/** A LIKE pattern that finds the text anywhere in a folded one, each of its characters meant literally. */
export const containing = (text: string): string => `%${foldForSearch(text).replace(/[\\%_]/g, '\\$&')}%`;
