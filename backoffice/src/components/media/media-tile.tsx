import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { GalleryImage } from '../gallery/gallery-image.tsx';
import { type GalleryPicture, isChosen, keyOf } from '../gallery/gallery-picture.ts';
import type { MediaKind } from './media-kind.tsx';

interface MediaTileProps {
  medium: GalleryPicture;
  kind: MediaKind;
  /** From 1. */
  number: number;
  onRemove: () => void;
}

/** A picture or a clip with the button that takes it away. */
export function MediaTile({ medium, kind, number, onRemove }: MediaTileProps) {
  const remove = isChosen(medium) ? 'Take out' : 'Remove';
  return (
    <Paper component="li" variant="outlined" data-medium={keyOf(medium)} sx={{ overflow: 'hidden', listStyle: 'none' }}>
      {kind.one === 'picture' ? (
        <GalleryImage picture={medium} alt={isChosen(medium) ? medium.file.name : `Picture ${number}`} />
      ) : isChosen(medium) ? (
        <Typography variant="body2" sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
          {medium.file.name}
        </Typography>
      ) : (
        <Box
          component="video"
          src={medium.url}
          aria-label={`Video ${number}`}
          controls
          preload="metadata"
          sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', bgcolor: 'common.black' }}
        />
      )}
      <Button
        fullWidth
        color="error"
        startIcon={<RemoveIcon />}
        aria-label={`${remove} ${kind.one} ${number}`}
        sx={{ minHeight: 44 }}
        onClick={onRemove}
      >
        {remove}
      </Button>
    </Paper>
  );
}
