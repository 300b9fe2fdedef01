import { Box, FormHelperText, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { FileButton } from '../forms/file-button.tsx';
import { PICTURES, refusalOf, VIDEOS } from '../gallery/accepted-files.ts';
import { GalleryImage } from '../gallery/gallery-image.tsx';
import { type Slider, type SliderKind } from './slider-kind.ts';
import { SliderMedium } from './slider-medium.tsx';

const FILES = { image: PICTURES, video: VIDEOS };

interface SliderFileInputProps {
  kind: SliderKind;
  /** The slider that is changed; it keeps what it shows until another file is chosen. */
  slider?: Slider;
}

/** The one picture or clip of a slider: what is there, what was chosen in its place, and what is wrong with that. */
export function SliderFileInput({ kind: { medium }, slider }: SliderFileInputProps) {
  const files = FILES[medium];
  const missing = `At least one ${medium} is required.`;
  const { field, fieldState } = useInput({
    source: 'file',
    defaultValue: null,
    validate: (file: unknown) => (slider || file instanceof File ? undefined : missing),
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const id = useId();
  const file = field.value instanceof File ? field.value : null;
  const wrong = refusal ?? fieldState.error?.message;

  const choose = (chosen: File) => {
    const reason = refusalOf(chosen, files);
    setRefusal(reason);
    if (reason === null) field.onChange(chosen);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {file ? (
        <Box sx={{ width: '100%', maxWidth: 320 }}>
          {medium === 'image' && (
            <GalleryImage key={`${file.name} ${file.lastModified}`} picture={{ key: 'file', file }} alt={file.name} />
          )}
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Typography>
        </Box>
      ) : (
        slider && (
          <Box sx={{ width: '100%', maxWidth: 320 }}>
            <SliderMedium slider={slider} />
          </Box>
        )
      )}
      <FileButton
        label={file || slider ? `Choose another ${medium}` : `Choose the ${medium}`}
        accept={files.accept}
        onChosen={choose}
        isInvalid={wrong !== undefined}
        describedBy={id}
      />
      <FormHelperText id={id} error={wrong !== undefined}>
        {wrong === undefined ? `Send ${files.formats}.` : <ValidationError error={wrong} />}
      </FormHelperText>
    </Stack>
  );
}
