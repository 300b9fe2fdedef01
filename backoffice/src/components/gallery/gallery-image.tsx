import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import { Box, Typography } from '@mui/material';
import { mediaUrlOfWidth } from '@shop/contracts/media-url';
import { useCallback, useState } from 'react';
import { type GalleryPicture, isChosen } from './gallery-picture.ts';

const WIDTH_PX = 320;

/** One picture of a gallery in its square; a file that the browser can't show is told by its name. */
export function GalleryImage({ picture, alt }: { picture: GalleryPicture; alt: string }) {
  const [isBroken, setIsBroken] = useState(false);
  const file = isChosen(picture) ? picture.file : null;
  // A chosen file has an address only while it is shown.
  const showFile = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !file) return;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => {
        URL.revokeObjectURL(address);
      };
    },
    [file],
  );

  return (
    <Box sx={{ aspectRatio: '1', display: 'grid', placeItems: 'center', bgcolor: 'action.hover', overflow: 'hidden' }}>
      {isBroken ? (
        <Box sx={{ p: 1, textAlign: 'center', overflowWrap: 'anywhere' }}>
          <BrokenIcon color="disabled" />
          <Typography variant="body2">{alt}</Typography>
        </Box>
      ) : (
        <Box
          component="img"
          ref={showFile}
          {...(isChosen(picture) ? {} : { src: mediaUrlOfWidth(picture.url, WIDTH_PX) })}
          alt={alt}
          draggable={false}
          onError={() => {
            setIsBroken(true);
          }}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
