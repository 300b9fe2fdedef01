import { foldForSearch } from '@shop/contracts/text';

const MAX_CHARACTERS = 80;

/** An address for people: the name's letters and digits of any script, then the id, which makes it unique. */
export function slugOf(name: string, productId: number): string {
  const words = foldForSearch(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const text = Array.from(words.join('-')).slice(0, MAX_CHARACTERS).join('').replace(/-$/, '');
  return text === '' ? String(productId) : `${text}-${productId}`;
}
