import { Box } from '@mui/material';
import { Picture } from '../fields/picture.tsx';
import type { Slider } from './slider-kind.ts';

const WIDTH_PX = 96;

/** What a slider shows, small: its picture, or the first moment of its clip. */
export const SliderThumbnail = ({ slider }: { slider: Slider }) =>
  'imageUrl' in slider ? (
    <Picture url={slider.imageUrl} alt="" sizePx={54} />
  ) : (
    <Box
      component="video"
      src={slider.videoUrl}
      preload="metadata"
      muted
      aria-hidden
      tabIndex={-1}
      sx={{ display: 'block', width: WIDTH_PX, aspectRatio: '16 / 9', bgcolor: 'common.black', borderRadius: 1 }}
    />
  );
