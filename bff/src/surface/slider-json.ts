import type { ImageSlider, SliderChangeForm, VideoSlider } from '@shop/contracts/rest/sliders';
import type { SliderChange, SliderView } from '@shop/contracts/services/content';

export const imageSliderJson = ({ mediaUrl, ...slider }: SliderView): ImageSlider => ({
  ...slider,
  imageUrl: mediaUrl,
});
export const videoSliderJson = ({ mediaUrl, ...slider }: SliderView): VideoSlider => ({
  ...slider,
  videoUrl: mediaUrl,
});

export const sliderOfForm = ({
  description,
  shortDescription = description,
  ...others
}: SliderChangeForm): SliderChange => ({
  ...others,
  shortDescription,
});
