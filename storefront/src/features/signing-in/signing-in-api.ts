import type { Http } from '@shop/browser/http/http';

const SIGN_OUT_DEADLINE_MS = 5000;

export const signingInApi = (http: Http) => ({
  signIn: (email: string, password: string) =>
    http.post<{ token: string }>('/auth/login', { email, password }, { anonymous: true }),
  signOut: () => http.post<unknown>('/auth/logout', {}, { deadlineMs: SIGN_OUT_DEADLINE_MS }),
});
