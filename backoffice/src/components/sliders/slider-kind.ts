import type { ImageSlider, VideoSlider } from '@shop/contracts/rest/sliders';

export type Slider = ImageSlider | VideoSlider;

/** How one of the two kinds of slider is called, and what it shows. */
export interface SliderKind {
  resource: 'imagesliders' | 'videosliders';
  /** As messages name it. */
  word: 'ImageSlider' | 'VideoSlider';
  one: 'image slider' | 'video slider';
  many: 'Image sliders' | 'Video sliders';
  medium: 'image' | 'video';
}

export const IMAGE_SLIDERS: SliderKind = {
  ...{ resource: 'imagesliders', word: 'ImageSlider', one: 'image slider', many: 'Image sliders', medium: 'image' },
};
export const VIDEO_SLIDERS: SliderKind = {
  ...{ resource: 'videosliders', word: 'VideoSlider', one: 'video slider', many: 'Video sliders', medium: 'video' },
};

export const mediaUrlOf = (slider: Slider): string => ('imageUrl' in slider ? slider.imageUrl : slider.videoUrl);
