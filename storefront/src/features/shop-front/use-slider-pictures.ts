import { useApi } from '../../lib/http/http-context.tsx';
import { usePublic } from '../../lib/swr/use-public.ts';
import { shopFrontApi } from './shop-front-api.ts';

export function useSliderPictures() {
  const api = useApi(shopFrontApi);
  return usePublic(['slider-pictures'], api.sliderPictures);
}
