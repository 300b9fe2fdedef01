import { useApi } from '../../lib/http/http-context.tsx';
import { usePublic } from '../../lib/swr/use-public.ts';
import { shopFrontApi } from './shop-front-api.ts';

/** What an admin has written for the pictures, by their addresses. Asked for after the pictures, which come first. */
export function useSliderCaptions(isWanted: boolean) {
  const api = useApi(shopFrontApi);
  return usePublic(isWanted ? ['slider-captions'] : null, async () => {
    const sliders = await api.sliders();
    return new Map(sliders.map((slider) => [slider.imageUrl, slider]));
  });
}
