import type { Profile, ProfileInput } from '@shop/contracts/rest/auth';
import type { Http } from '@shop/browser/http/http';

export const profileApi = (http: Http) => ({
  mine: () => http.get<Profile>('/users/me'),
  change: (profile: ProfileInput) => http.put<Profile>('/users/me', profile),
});
