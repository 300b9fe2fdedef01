import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import { Box, Stack, type SxProps, type Theme, Typography, useMediaQuery } from '@mui/material';
import { PICTURES } from './accepted-files.ts';
import { FilesButton } from './files-button.tsx';
import { RefusedFiles } from './refused-files.tsx';
import { type GalleryPicture, keyOf } from './gallery-picture.ts';
import { GalleryTile } from './gallery-tile.tsx';
import { useGallery } from './use-gallery.ts';

interface GalleryProps {
  /** Whose pictures these are: "Gold". */
  of: string;
  pictures: readonly GalleryPicture[];
  onChange: (pictures: GalleryPicture[]) => void;
}

const tiles: SxProps<Theme> = {
  ...{ m: 0, mb: 1.5, p: 0, display: 'grid', gap: 1 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(134px, 1fr))',
};
/** For those who listen to the page. */
const unseen: SxProps<Theme> = {
  ...{ position: 'absolute', width: '1px', height: '1px' },
  ...{ overflow: 'hidden', whiteSpace: 'nowrap', clipPath: 'inset(50%)' },
};

/** Pictures in their order, the first one shown first: new ones come from files or the camera, and are sent with the form. */
export function Gallery({ of, pictures, onChange }: GalleryProps) {
  const { list, refused, said, add, act, drag, drop } = useGallery(pictures, onChange);
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const source = { accept: PICTURES.accept, onChosen: add };

  return (
    <Box
      ref={list}
      role="group"
      aria-label={`Pictures of ${of}`}
      sx={{ position: 'relative', maxWidth: '52rem' }}
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        drop(event, Math.max(pictures.length - 1, 0));
      }}
    >
      {pictures.length === 0 ? (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          No pictures yet.
        </Typography>
      ) : (
        <Box component="ul" sx={tiles}>
          {pictures.map((picture, place) => (
            <GalleryTile
              key={keyOf(picture)}
              picture={picture}
              place={place}
              of={pictures.length}
              onAct={(action) => {
                act(picture, place, action);
              }}
              onDragStart={() => {
                drag(place);
              }}
              onDropHere={(event) => {
                drop(event, place);
              }}
            />
          ))}
        </Box>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <FilesButton label="Add pictures" name={`Add pictures of ${of}`} icon={<AddIcon />} {...source} />
        {hasCamera && (
          <FilesButton label="Take a photo" name={`Take a photo of ${of}`} icon={<CameraIcon />} camera {...source} />
        )}
      </Stack>
      <RefusedFiles sentences={refused} />
      <Box role="status" sx={unseen}>
        {said}
      </Box>
    </Box>
  );
}
