import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useInput } from 'react-admin';
import { FileButton } from '../forms/file-button.tsx';
import { PICTURES, refusalOf } from '../gallery/accepted-files.ts';
import { GalleryImage } from '../gallery/gallery-image.tsx';

/** "Picture of the ID card" within a sentence. */
const within = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

interface PictureInputProps {
  source: string;
  /** What the picture shows: "Picture of the ID card". */
  label: string;
  helperText?: string;
}

/** One picture, chosen here and sent with the form. */
export function PictureInput({ source, label, helperText }: PictureInputProps) {
  const { field } = useInput({ source });
  const file = field.value instanceof File ? field.value : null;
  const [refusal, setRefusal] = useState<string | null>(null);
  const id = useId();

  const choose = (chosen: File) => {
    const reason = refusalOf(chosen, PICTURES);
    setRefusal(reason);
    if (reason === null) field.onChange(chosen);
  };

  return (
    <Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      {file && (
        <Box sx={{ width: 134, mb: 1, borderRadius: 1, overflow: 'hidden' }}>
          {/* A picture of its own for each file: it may have been broken. */}
          <GalleryImage key={`${file.name} ${file.lastModified}`} picture={{ key: source, file }} alt={file.name} />
        </Box>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <FileButton
          label={`${file ? 'Change' : 'Choose'} ${within(label)}`}
          accept={PICTURES.accept}
          onChosen={choose}
          isInvalid={refusal !== null}
          describedBy={id}
        />
        {file && (
          <Button
            onClick={() => {
              field.onChange(null);
            }}
          >
            Take out
          </Button>
        )}
      </Stack>
      <FormHelperText id={id} error={refusal !== null}>
        {refusal ?? helperText}
      </FormHelperText>
    </Box>
  );
}
