import { type ReactNode, useState } from 'react';
import { PauseIcon, PlayIcon } from '../../components/icons.tsx';
import { Picture } from '../../components/picture.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { SLIDE_SIZES } from './slide-sizes.ts';
import { SlideTag } from './slide-tag.tsx';
import { useSlideShow } from './use-slide-show.ts';
import { useSliderCaptions } from './use-slider-captions.ts';
import { useSliderPictures } from './use-slider-pictures.ts';

/** The home page's pictures, fading into one another, behind the given words. Still while somebody looks closer. */
export function ImageSlider({ children }: { children: ReactNode }) {
  const { data: pictures = [], isLoading } = useSliderPictures();
  const { data: captions } = useSliderCaptions(pictures.length > 0);
  const [isHeld, setHeld] = useState(false);
  const { shown, wanted, show, isPlaying, setPlaying } = useSlideShow(pictures.length, isHeld);
  const hold = (held: boolean) => () => {
    setHeld(held);
  };
  return (
    <section
      className="slider"
      aria-roledescription="carousel"
      aria-label="Pictures from the shop"
      onMouseMove={hold(true)}
      onMouseLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <div className="slider__pictures" hidden={!isLoading && pictures.length === 0}>
        {isLoading && <Skeleton shape="block" />}
        {pictures.map((picture, place) => (
          <div key={picture} className="slider__slide" data-shown={place === shown} aria-hidden={place !== shown}>
            {place < wanted && <Picture src={picture} alt="" sizes={SLIDE_SIZES} isFirst={place === 0} />}
          </div>
        ))}
        {pictures.map((picture, place) => {
          const { name, shortDescription = null } = captions?.get(picture) ?? {};
          return (
            name && <SlideTag key={picture} name={name} description={shortDescription} isShown={place === shown} />
          );
        })}
      </div>
      <div className="slider__words">{children}</div>
      {pictures.length > 1 && (
        <div className="slider__controls">
          <button
            type="button"
            className="icon-button"
            aria-label={isPlaying ? 'Stop the pictures' : 'Let the pictures move'}
            onClick={() => {
              setPlaying(!isPlaying);
            }}
          >
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </button>
          {pictures.map((picture, place) => (
            <button
              key={picture}
              type="button"
              className="slider__dot"
              aria-label={`Picture ${place + 1} of ${pictures.length}`}
              aria-current={place === shown}
              onClick={() => {
                show(place);
              }}
            />
          ))}
        </div>
      )}
    </section>
  );
}
