import type { Settings } from '@shop/contracts/rest/settings';
import type { ImageSlider } from '@shop/contracts/rest/sliders';
import type { Http } from '@shop/browser/http/http';

const anonymous = { anonymous: true };

export const shopFrontApi = (http: Http) => ({
  settings: () => http.get<Settings>('/settings', anonymous),
  logos: () => http.get<string[]>('/images/logo', anonymous),
  sliderPictures: () => http.get<string[]>('/images/slider/images', anonymous),
  sliders: () => http.get<ImageSlider[]>('/imagesliders', anonymous),
});
