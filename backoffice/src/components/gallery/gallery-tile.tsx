import EarlierIcon from '@mui/icons-material/ArrowBackOutlined';
import LaterIcon from '@mui/icons-material/ArrowForwardOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Chip, IconButton, Paper, Stack, type SxProps, type Theme } from '@mui/material';
import type { DragEvent, ReactNode } from 'react';
import { GalleryImage } from './gallery-image.tsx';
import { type GalleryPicture, isChosen, keyOf } from './gallery-picture.ts';

export type TileAction = 'earlier' | 'later' | 'remove';

interface GalleryTileProps {
  picture: GalleryPicture;
  /** From 0. */
  place: number;
  of: number;
  onAct: (action: TileAction) => void;
  onDragStart: () => void;
  onDropHere: (event: DragEvent) => void;
}

const target: SxProps<Theme> = { width: 44, height: 44 };

/** One picture with what can be done to it: by its buttons, and by dragging it to another place. */
export function GalleryTile({ picture, place, of, onAct, onDragStart, onDropHere }: GalleryTileProps) {
  const name = `picture ${place + 1}`;
  const button = (action: TileAction, label: string, icon: ReactNode, disabled = false) => (
    <IconButton
      data-action={action}
      aria-label={label}
      disabled={disabled}
      sx={target}
      onClick={() => {
        onAct(action);
      }}
    >
      {icon}
    </IconButton>
  );

  return (
    <Paper
      component="li"
      variant="outlined"
      data-picture={keyOf(picture)}
      draggable
      onDragStart={onDragStart}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
      }}
      onDrop={onDropHere}
      sx={{ overflow: 'hidden', listStyle: 'none', cursor: 'grab' }}
    >
      <Box sx={{ position: 'relative' }}>
        <GalleryImage picture={picture} alt={isChosen(picture) ? picture.file.name : `Picture ${place + 1}`} />
        <Stack direction="row" spacing={0.5} sx={{ position: 'absolute', insetInlineStart: 6, top: 6 }}>
          {place === 0 && <Chip size="small" color="primary" label="Shown first" />}
          {isChosen(picture) && <Chip size="small" label="New" sx={{ bgcolor: 'background.paper' }} />}
        </Stack>
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        {button('earlier', `Move ${name} earlier`, <EarlierIcon fontSize="small" />, place === 0)}
        {button('later', `Move ${name} later`, <LaterIcon fontSize="small" />, place === of - 1)}
        {button('remove', `Remove ${name}`, <RemoveIcon fontSize="small" color="error" />)}
      </Stack>
    </Paper>
  );
}
