import '@shop/browser/zod-without-eval';
import '@fontsource/andika/400.css';
import '@fontsource/andika/700.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadPageAt } from './app/routes.tsx';
import { createHttp } from '@shop/browser/http/http';
import { installServiceWorker } from './lib/install-service-worker.ts';
import { hideWhileAway } from '@shop/browser/session/hide-while-away';
import { createSessionStore, watchSession } from '@shop/browser/session/session-store';

/** The page's own script comes beside this one where the server has told of it; where it has not, the frame shows first. */
const MOST_PATIENCE_MS = 150;

const sessions = createSessionStore({ storage: window.localStorage, now: () => Date.now() });
watchSession(sessions, window);
hideWhileAway(window);
if (import.meta.env.PROD) installServiceWorker(window);

const http = createHttp({
  fetch: window.fetch.bind(window),
  token: () => sessions.current()?.token ?? null,
  onDeadToken: (token) => {
    sessions.end(token);
  },
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
const show = () => {
  createRoot(root).render(
    <StrictMode>
      <App http={http} sessions={sessions} />
    </StrictMode>,
  );
};
const patience = new Promise((resolve) => setTimeout(resolve, MOST_PATIENCE_MS));
void Promise.race([loadPageAt(window.location.pathname), patience]).then(show, show);
