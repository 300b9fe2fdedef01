import { Box, type SxProps, type Theme } from '@mui/material';
import { useCallback } from 'react';

interface BlobImageProps {
  blob: Blob;
  alt: string;
  sx?: SxProps<Theme>;
}

/** A picture that has an address only while it is shown. */
export function BlobImage({ blob, alt, sx }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => {
        URL.revokeObjectURL(address);
      };
    },
    [blob],
  );
  return <Box component="img" ref={show} alt={alt} sx={{ display: 'block', maxWidth: '100%', ...sx }} />;
}
