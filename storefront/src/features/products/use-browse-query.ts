import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { browseParamsOf, browseQueryOf, type BrowseQuery } from './browse-query.ts';

/** What changes of a query; where that depends on what was asked for before, a function of it. */
export type BrowseChange = Partial<BrowseQuery> | ((query: BrowseQuery) => Partial<BrowseQuery>);

/** What the page's address asks for, and a way to ask for something else, which begins on page 1. */
export function useBrowseQuery() {
  const [params, setParams] = useSearchParams();
  // The router follows when there is time to draw; a box that was ticked may not wait for it.
  const [query, showAtOnce] = useOptimistic(browseQueryOf(params));
  const look = (change: BrowseChange) => {
    // The address has the newest query already where two changes come before the page is drawn.
    const newest = browseQueryOf(new URLSearchParams(window.location.search));
    const next = browseParamsOf({ ...newest, page: 1, ...(typeof change === 'function' ? change(newest) : change) });
    startTransition(() => {
      showAtOnce(browseQueryOf(next));
      setParams(next);
    });
  };
  return { query, look };
}
