import { BrowserRouter } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { NoticesProvider } from '../components/notices/notices.tsx';
import { CartProvider } from '../features/cart/cart-context.tsx';
import { isPassing } from '@shop/browser/http/api-error';
import type { Http } from '@shop/browser/http/http';
import { HttpProvider } from '../lib/http/http-context.tsx';
import { SessionProvider } from '../lib/session/session-context.tsx';
import type { SessionStore } from '@shop/browser/session/session-store';
import { FocusOnNavigation } from './focus-on-navigation.tsx';
import { AppRoutes } from './routes.tsx';
import { SessionWatch } from './session-watch.tsx';

/** Slow and metered connections: nothing is read again merely because the page came back in sight. */
const reading: SWRConfiguration = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  shouldRetryOnError: isPassing,
  errorRetryCount: 3,
  errorRetryInterval: 3000,
};

interface AppProps {
  http: Http;
  sessions: SessionStore;
}

export function App({ http, sessions }: AppProps) {
  return (
    <HttpProvider value={http}>
      <SessionProvider value={sessions}>
        <SWRConfig value={reading}>
          <BrowserRouter>
            <NoticesProvider>
              <SessionWatch />
              <FocusOnNavigation />
              <CartProvider>
                <AppRoutes />
              </CartProvider>
            </NoticesProvider>
          </BrowserRouter>
        </SWRConfig>
      </SessionProvider>
    </HttpProvider>
  );
}
