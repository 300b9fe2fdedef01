import { useApi } from '../../lib/http/http-context.tsx';
import { usePublic } from '../../lib/swr/use-public.ts';
import { publicPagesApi } from './public-pages-api.ts';

/** The sections of a page, in the order in which they were made. */
export function usePageSections(pageId: number) {
  const api = useApi(publicPagesApi);
  return usePublic(['page-sections', pageId], async () => {
    const sections = await api.sectionsOf(pageId);
    return sections.filter(({ isVisible }) => isVisible).sort((a, b) => a.id - b.id);
  });
}
