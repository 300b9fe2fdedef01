import type { Registration } from '@shop/contracts/rest/auth';
import type { Http } from '../../lib/http/http.ts';

export const registeringApi = (http: Http) => ({
  register: (registration: Registration) =>
    http.post<{ id: number; message: string }>('/auth/register', registration, { anonymous: true }),
});
