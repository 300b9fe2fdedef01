import { IMAGE_SLIDERS } from '../../components/sliders/slider-kind.ts';
import { sliderResource } from '../../components/sliders/slider-resource.tsx';

export const imageSliders = sliderResource(IMAGE_SLIDERS);
