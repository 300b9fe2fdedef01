import { useCallback } from 'react';
import { useApi } from '../../lib/http/http-context.tsx';
import { useSessionStore } from '../../lib/session/session-context.tsx';
import { signingInApi } from './signing-in-api.ts';

/** Throws an ApiError where the server refuses. */
export function useSignIn() {
  const api = useApi(signingInApi);
  const sessions = useSessionStore();
  return useCallback(
    async (email: string, password: string) => {
      const { token } = await api.signIn(email, password);
      sessions.start(token);
    },
    [api, sessions],
  );
}
