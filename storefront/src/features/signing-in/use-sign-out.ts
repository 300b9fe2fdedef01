import { useCallback, useState } from 'react';
import { useApi } from '../../lib/http/http-context.tsx';
import { useSession, useSessionStore } from '../../lib/session/session-context.tsx';
import { signingInApi } from './signing-in-api.ts';

/** Has the server end the token, then forgets it here; here also where the server can't be reached. */
export function useSignOut() {
  const api = useApi(signingInApi);
  const sessions = useSessionStore();
  const token = useSession()?.token;
  const [isSigningOut, setSigningOut] = useState(false);
  const signOut = useCallback(async () => {
    setSigningOut(true);
    await api.signOut().catch(() => null);
    sessions.end(token);
    setSigningOut(false);
  }, [api, sessions, token]);
  return { signOut, isSigningOut };
}
