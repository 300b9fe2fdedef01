import { createContext, useContext, useMemo } from 'react';
import type { Http } from '@shop/browser/http/http';

const HttpContext = createContext<Http | null>(null);
export const HttpProvider = HttpContext.Provider;

/** A feature's calls, bound to the app's HTTP client. `makeApi` must be a function of the module, not of a render. */
export function useApi<Api>(makeApi: (http: Http) => Api): Api {
  const http = useContext(HttpContext);
  if (http === null) throw new Error('useApi needs an HttpProvider above it.');
  return useMemo(() => makeApi(http), [makeApi, http]);
}
