import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { Unread } from '../../components/figures/unread.tsx';
import { FileButton } from '../../components/forms/file-button.tsx';
import { PICTURES } from '../../components/gallery/accepted-files.ts';
import { Section } from '../../components/records/section.tsx';
import { sentenceOfFailure } from '../../components/sentence-of-failure.ts';
import { formOf } from '../../data/form-of.ts';
import { useShop } from '../../data/shop.tsx';
import { useRead } from '../../data/use-read.ts';
import { useChosenPicture } from './use-chosen-picture.ts';

const PATH = '/images/logo';

/** The shop's logo: the one there is, the one that was chosen in its place, and the button that takes it. */
export function LogoSection() {
  const { http } = useShop();
  const notify = useNotify();
  const known = useQueryClient();
  const { data, error, refetch } = useRead<string[]>(PATH);
  const { file, preview, refusal, choose } = useChosenPicture();
  const id = useId();
  const { mutate: upload, isPending } = useMutation({
    mutationFn: (picture: File) => http.post<string[]>(PATH, formOf({ images: picture })),
    onSuccess: (addresses) => {
      known.setQueryData([PATH], addresses);
      choose(null);
      notify('Logo saved.', { type: 'success' });
    },
    onError: (failure) => {
      notify(sentenceOfFailure('Failed to save the logo.', failure), { type: 'error', autoHideDuration: null });
    },
  });
  const shown = preview ?? data?.[0];

  return (
    <Section title="Logo" subheader="Also the icon of the page in browsers. JPEG, PNG, WebP, GIF or AVIF, up to 10 MB.">
      {error && <Unread onRetry={() => void refetch()} />}
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        {shown !== undefined && (
          <Box
            component="img"
            src={shown}
            alt={preview === null ? 'The present logo' : 'The chosen logo, not saved yet'}
            sx={{ maxWidth: '100%', height: 120, objectFit: 'contain', borderRadius: 1, bgcolor: 'common.white' }}
          />
        )}
        <FileButton
          label="Choose a logo"
          accept={PICTURES.accept}
          onChosen={choose}
          isInvalid={refusal !== null}
          describedBy={id}
        />
        <FormHelperText id={id} error>
          {refusal}
        </FormHelperText>
        {file && (
          <>
            <Typography variant="body2">{file.name}</Typography>
            <Stack direction="row" spacing={1}>
              <Button
                variant="contained"
                disabled={isPending}
                onClick={() => {
                  upload(file);
                }}
              >
                {isPending ? 'Saving…' : 'Save logo'}
              </Button>
              <Button
                onClick={() => {
                  choose(null);
                }}
              >
                Keep the present one
              </Button>
            </Stack>
          </>
        )}
      </Stack>
    </Section>
  );
}
