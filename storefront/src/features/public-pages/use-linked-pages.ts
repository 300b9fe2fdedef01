import type { PublicPage } from '@shop/contracts/rest/public-pages';
import { usePublicPages } from './use-public-pages.ts';

/** The pages that are flagged for a place; none until they are known. */
export function useLinkedPages(place: 'header' | 'footer'): PublicPage[] {
  const { data: pages = [] } = usePublicPages();
  return pages.filter(({ showInHeader, showInFooter }) => (place === 'header' ? showInHeader : showInFooter));
}
