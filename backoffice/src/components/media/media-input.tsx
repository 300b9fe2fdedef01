import { Box, type SxProps, type Theme, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { refusalOf } from '../gallery/accepted-files.ts';
import { FilesButton } from '../gallery/files-button.tsx';
import { RefusedFiles } from '../gallery/refused-files.tsx';
import { chosenPictures, type GalleryPicture, keyOf } from '../gallery/gallery-picture.ts';
import { useRefocus } from '../gallery/use-refocus.ts';
import type { MediaKind } from './media-kind.tsx';
import { MediaTile } from './media-tile.tsx';

interface MediaInputProps {
  source: string;
  kind: MediaKind;
}

const NONE: GalleryPicture[] = [];
const tiles: SxProps<Theme> = {
  ...{ m: 0, mb: 1.5, p: 0, display: 'grid', gap: 1 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(134px, 1fr))',
};
const buttonOf = (medium: GalleryPicture) => `[data-medium="${keyOf(medium)}"] button`;

/** Pictures or clips of a record: those that are there can be taken away, new ones are sent with the form. */
export function MediaInput({ source, kind }: MediaInputProps) {
  const { field } = useInput({ source });
  const media = Array.isArray(field.value) ? (field.value as GalleryPicture[]) : NONE;
  const [refused, setRefused] = useState<string[]>([]);
  const group = useRef<HTMLDivElement>(null);
  const refocus = useRefocus(group);

  const add = (files: readonly File[]) => {
    const refusals = files.map((file) => refusalOf(file, kind.files));
    setRefused(refusals.filter((sentence) => sentence !== null));
    field.onChange([...media, ...chosenPictures(files.filter((_, index) => refusals[index] === null))]);
  };
  const remove = (place: number) => {
    const neighbour = media[place + 1] ?? media[place - 1];
    refocus(neighbour ? buttonOf(neighbour) : 'input[type=file]');
    field.onChange(media.toSpliced(place, 1));
  };

  return (
    <Box ref={group}>
      {media.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          No {kind.several} yet.
        </Typography>
      )}
      {media.length > 0 && (
        <Box component="ul" sx={tiles}>
          {media.map((medium, place) => (
            <MediaTile
              key={keyOf(medium)}
              medium={medium}
              kind={kind}
              number={place + 1}
              onRemove={() => {
                remove(place);
              }}
            />
          ))}
        </Box>
      )}
      <FilesButton label={`Add ${kind.several}`} icon={kind.addIcon} accept={kind.files.accept} onChosen={add} />
      <RefusedFiles sentences={refused} />
    </Box>
  );
}
