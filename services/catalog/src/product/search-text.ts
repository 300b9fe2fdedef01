import { foldForSearch } from '@shop/contracts/text';

/** The texts of a product that a search looks into; its brand's name is looked up where brands are. */
export const searchTextOf = ({ name, description }: { name: string; description: string | null }): string =>
  foldForSearch([name, description ?? ''].join('\n'));
