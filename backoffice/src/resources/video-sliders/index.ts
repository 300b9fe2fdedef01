import { VIDEO_SLIDERS } from '../../components/sliders/slider-kind.ts';
import { sliderResource } from '../../components/sliders/slider-resource.tsx';

export const videoSliders = sliderResource(VIDEO_SLIDERS);
