import { useEffect } from 'react';
import { useApi } from '../../lib/http/http-context.tsx';
import { usePublic } from '../../lib/swr/use-public.ts';
import { shopFrontApi } from './shop-front-api.ts';

/** The first logo's address, which is also the page's icon. Undefined until it is known, null where there is none. */
export function useLogo(): string | null | undefined {
  const api = useApi(shopFrontApi);
  const { data: logos } = usePublic(['logo'], api.logos);
  const logo = logos && (logos[0] ?? null);
  useEffect(() => {
    if (!logo) return;
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]') ?? document.createElement('link');
    link.rel = 'icon';
    link.href = logo;
    document.head.append(link);
  }, [logo]);
  return logo;
}
