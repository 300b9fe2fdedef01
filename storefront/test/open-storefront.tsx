import './missing-in-jsdom.ts';
import { configure, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { App } from '../src/app/app.tsx';
import { createHttp } from '@shop/browser/http/http';
import { createSessionStore } from '@shop/browser/session/session-store';
import { openFakeShop } from './fake-shop.ts';

// A screen is loaded when it is first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** The whole storefront at an address, mounted twice as React's strict mode does, over a shop of the test's making. */
export function openStorefront(
  path: string,
  handlers: Parameters<typeof openFakeShop>[0],
  token?: string,
  historyState: unknown = null,
) {
  window.localStorage.clear();
  window.sessionStorage.clear();
  // This is how React Router keeps a page's own state in the browser's history entry.
  window.history.replaceState({ usr: historyState }, '', path);
  const shop = openFakeShop(handlers);
  const sessions = createSessionStore({ storage: window.localStorage, now: () => Date.now() });
  if (token !== undefined) sessions.start(token);
  const http = createHttp({
    fetch: shop.fetch,
    token: () => sessions.current()?.token ?? null,
    onDeadToken: (dead) => {
      sessions.end(dead);
    },
  });
  render(
    <StrictMode>
      <App http={http} sessions={sessions} />
    </StrictMode>,
  );
  return { ...shop, sessions };
}
