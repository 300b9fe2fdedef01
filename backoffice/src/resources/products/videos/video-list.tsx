import AddIcon from '@mui/icons-material/VideoCallOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { refusalOf, VIDEOS } from '../../../components/gallery/accepted-files.ts';
import { FilesButton } from '../../../components/gallery/files-button.tsx';
import { RefusedFiles } from '../../../components/gallery/refused-files.tsx';
import { chosenPictures, type GalleryPicture, isChosen, keyOf } from '../../../components/gallery/gallery-picture.ts';

interface VideoListProps {
  videos: readonly GalleryPicture[];
  onChange: (videos: GalleryPicture[]) => void;
}

const MEBIBYTE = 1024 * 1024;
const sizeOf = ({ size }: File) => `${(size / MEBIBYTE).toFixed(1)} MB`;

/** The videos of a product: those that are there can be watched, new ones are sent with the form. */
export function VideoList({ videos, onChange }: VideoListProps) {
  const [refused, setRefused] = useState<string[]>([]);
  const add = (files: readonly File[]) => {
    const refusals = files.map((file) => refusalOf(file, VIDEOS));
    setRefused(refusals.filter((sentence) => sentence !== null));
    onChange([...videos, ...chosenPictures(files.filter((_, index) => refusals[index] === null))]);
  };

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      {videos.length === 0 && <Typography color="text.secondary">No videos yet.</Typography>}
      <Box
        component="ul"
        sx={{
          ...{ m: 0, p: 0, width: '100%', display: 'grid', gap: 1.5, listStyle: 'none' },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
        }}
      >
        {videos.map((video, place) => (
          <Paper component="li" variant="outlined" key={keyOf(video)} sx={{ overflow: 'hidden' }}>
            {isChosen(video) ? (
              <Typography sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
                New: {video.file.name} ({sizeOf(video.file)})
              </Typography>
            ) : (
              <Box
                component="video"
                src={video.url}
                aria-label={`Video ${place + 1}`}
                controls
                preload="metadata"
                sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', bgcolor: 'common.black' }}
              />
            )}
            <Button
              color="error"
              startIcon={<RemoveIcon />}
              aria-label={`Remove video ${place + 1}`}
              sx={{ minHeight: 44 }}
              onClick={() => {
                onChange(videos.toSpliced(place, 1));
              }}
            >
              Remove
            </Button>
          </Paper>
        ))}
      </Box>
      <FilesButton label="Add videos" icon={<AddIcon />} accept={VIDEOS.accept} onChosen={add} />
      <RefusedFiles sentences={refused} />
    </Stack>
  );
}
