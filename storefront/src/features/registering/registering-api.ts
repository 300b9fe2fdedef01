import type { Registration } from '@shop/contracts/rest/auth';
import type { Http } from '@shop/browser/http/http';

export const registeringApi = (http: Http) => ({
  register: (registration: Registration) =>
    http.post<{ id: number; message: string }>('/auth/register', registration, { anonymous: true }),
});
