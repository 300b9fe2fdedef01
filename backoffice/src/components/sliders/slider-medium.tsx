import { Box } from '@mui/material';
import { mediaUrlOfWidth } from '@shop/contracts/media-url';
import { mediaUrlOf, type Slider } from './slider-kind.ts';

const WIDTH_PX = 640;
const frame = { display: 'block', width: '100%', aspectRatio: '16 / 9', borderRadius: 1 };

/** What a slider shows: its picture, or its clip with the buttons that play it. */
export const SliderMedium = ({ slider }: { slider: Slider }) =>
  'imageUrl' in slider ? (
    <Box
      component="img"
      src={mediaUrlOfWidth(slider.imageUrl, WIDTH_PX)}
      alt={`Image of ${slider.name}`}
      sx={{ ...frame, objectFit: 'contain', bgcolor: 'action.hover' }}
    />
  ) : (
    <Box
      component="video"
      src={mediaUrlOf(slider)}
      aria-label={`Video of ${slider.name}`}
      controls
      preload="metadata"
      sx={{ ...frame, bgcolor: 'common.black' }}
    />
  );
