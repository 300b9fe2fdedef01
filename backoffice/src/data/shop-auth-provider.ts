import type { SessionStore } from '@shop/browser/session/session-store';
import type { AuthProvider } from 'react-admin';
import type { Shop } from './shop.tsx';

interface Logout {
  /** The server has ended the session itself, as a new password does: the person signs in anew. */
  isEnded?: boolean;
}

/** One sign-in serves the whole shop: without a session the way leads out to the public pages. */
export function createShopAuthProvider(
  shop: Shop,
  sessions: SessionStore,
  leave: (to?: '/' | '/login') => void,
): AuthProvider {
  const leaveNow = () => {
    leave();
    return Promise.reject(new Error('The session has ended.'));
  };
  return {
    login: leaveNow,
    // Without any word of why, react-admin says null.
    logout: async (why: Logout | null) => {
      const isEnded = why?.isEnded === true;
      // The token is gone from here whatever the server says; it ends by itself in time.
      if (!isEnded && sessions.current()) await shop.http.post('/auth/logout', {}).catch(() => null);
      leave(isEnded ? '/login' : '/');
      sessions.end(shop.session.token);
      return false;
    },
    checkAuth: () => {
      sessions.check();
      return sessions.current()?.id === shop.session.id ? Promise.resolve() : leaveNow();
    },
    checkError: (failure: { status?: number }) => (failure.status === 401 ? leaveNow() : Promise.resolve()),
    getPermissions: () => Promise.resolve(shop.session.role),
    getIdentity: () => Promise.resolve({ id: shop.session.id, fullName: shop.session.email }),
  };
}
