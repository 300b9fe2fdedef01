import './lib/zod-without-eval.ts';
import '@fontsource/andika/400.css';
import '@fontsource/andika/700.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createHttp } from './lib/http/http.ts';
import { installServiceWorker } from './lib/install-service-worker.ts';
import { hideWhileAway } from './lib/session/hide-while-away.ts';
import { createSessionStore, watchSession } from './lib/session/session-store.ts';

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
createRoot(root).render(
  <StrictMode>
    <App http={http} sessions={sessions} />
  </StrictMode>,
);
