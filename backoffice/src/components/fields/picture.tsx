import { Box } from '@mui/material';
import { mediaUrlOfWidth } from '@shop/contracts/media-url';

const PLACEHOLDER = '/images/placeholder.jpg';
const SMALL = 320;

interface PictureProps {
  url: string | null | undefined;
  alt: string;
  sizePx?: number;
}

/** A small square picture; the placeholder where there is none. */
export function Picture({ url, alt, sizePx = 44 }: PictureProps) {
  return (
    <Box
      component="img"
      src={url ? mediaUrlOfWidth(url, SMALL) : PLACEHOLDER}
      alt={alt}
      width={sizePx}
      height={sizePx}
      loading="lazy"
      sx={{ objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover', display: 'block' }}
    />
  );
}
