import type { Settings } from '@shop/contracts/rest/settings';
import type { Http } from '../../lib/http/http.ts';

const anonymous = { anonymous: true };

export const shopFrontApi = (http: Http) => ({
  settings: () => http.get<Settings>('/settings', anonymous),
  logos: () => http.get<string[]>('/images/logo', anonymous),
  sliderPictures: () => http.get<string[]>('/images/slider/images', anonymous),
});
