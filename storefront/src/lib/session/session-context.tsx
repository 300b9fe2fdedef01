import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from '@shop/browser/session/session';
import type { SessionStore } from '@shop/browser/session/session-store';

const SessionContext = createContext<SessionStore | null>(null);
export const SessionProvider = SessionContext.Provider;

export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (store === null) throw new Error('useSessionStore needs a SessionProvider above it.');
  return store;
}

export function useSession(): Session | null {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.current);
}
