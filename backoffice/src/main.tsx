import '@fontsource/andika/400.css';
import '@fontsource/andika/700.css';
import '@shop/browser/zod-without-eval';
import { createHttp } from '@shop/browser/http/http';
import { hideWhileAway } from '@shop/browser/session/hide-while-away';
import { createSessionStore, watchSession } from '@shop/browser/session/session-store';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { areaOf } from './app/area-of.ts';
import { AreaNotLoaded } from './app/area-not-loaded.tsx';
import { BackOffice } from './app/back-office.tsx';
import { leave } from './app/leave.ts';
import { SentHome } from './app/sent-home.tsx';
import { withLightPhotos } from './data/light-photos.ts';

const sessions = createSessionStore({ storage: window.localStorage, now: () => Date.now() });
watchSession(sessions, window);
hideWhileAway(window);

// Each area is loaded by those who work in it alone. It is there before anything is drawn: React lets no lazy screen
// follow the mark of its loading sooner than 300 ms after it.
const areas = {
  admin: () => import('./app/admin-area.tsx'),
  vendor: () => import('./app/vendor-area.tsx'),
};

const session = sessions.current();
const area = areaOf(window.location.pathname);

if (session === null) leave();
else {
  // Another session, or none, begins with an empty page: nothing of the former person's may stay in memory.
  sessions.subscribe(() => {
    if (sessions.current()?.token !== session.token) leave();
  });
  const http = withLightPhotos(
    createHttp({
      fetch: window.fetch.bind(window),
      token: () => sessions.current()?.token ?? null,
      onDeadToken: sessions.end,
    }),
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the back office.');
  const draw = (content: ReactNode) => {
    createRoot(root).render(<StrictMode>{content}</StrictMode>);
  };
  if (session.role !== area) draw(<SentHome role={session.role} area={area} />);
  else {
    areas[area]().then(
      ({ default: screens }) => {
        draw(<BackOffice shop={{ area, session, http }} sessions={sessions} screens={screens} />);
      },
      () => {
        draw(<AreaNotLoaded />);
      },
    );
  }
}
