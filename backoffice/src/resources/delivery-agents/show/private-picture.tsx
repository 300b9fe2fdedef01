import { ButtonBase, Dialog, DialogTitle, Skeleton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Unread } from '../../../components/figures/unread.tsx';
import { BlobImage } from './blob-image.tsx';
import { usePrivatePicture } from './use-private-picture.ts';

interface PrivatePictureProps {
  url: string;
  /** What it shows. */
  label: string;
}

/** One private picture; pressed, it is shown as large as it is, so that a document can be read. */
export function PrivatePicture({ url, label }: PrivatePictureProps) {
  const { data: blob, error, refetch } = usePrivatePicture(url);
  const [isLarge, setIsLarge] = useState(false);
  const titleId = useId();
  const close = () => {
    setIsLarge(false);
  };
  if (error) return <Unread sentence={`${label} can’t be read just now.`} onRetry={() => void refetch()} />;
  if (!blob) return <Skeleton variant="rounded" height={160} aria-label={`Loading ${label}`} role="status" />;
  return (
    <>
      <ButtonBase
        aria-label={`Enlarge: ${label}`}
        onClick={() => {
          setIsLarge(true);
        }}
        sx={{ width: '100%', borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover' }}
      >
        <BlobImage blob={blob} alt={label} sx={{ width: '100%', height: 160, objectFit: 'contain' }} />
      </ButtonBase>
      <Dialog open={isLarge} onClose={close} maxWidth="lg" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{label}</DialogTitle>
        <ButtonBase onClick={close} aria-label="Close" autoFocus>
          <BlobImage blob={blob} alt={label} />
        </ButtonBase>
      </Dialog>
    </>
  );
}

export const NoPicture = () => <Typography color="text.secondary">Not handed in.</Typography>;
