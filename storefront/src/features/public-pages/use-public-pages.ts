import { useApi } from '../../lib/http/http-context.tsx';
import { usePublic } from '../../lib/swr/use-public.ts';
import { publicPagesApi } from './public-pages-api.ts';

/** The pages that admins have made and show. */
export function usePublicPages() {
  const api = useApi(publicPagesApi);
  return usePublic(['public-pages'], async () => {
    const pages = await api.all();
    return pages.filter(({ isVisible }) => isVisible);
  });
}
