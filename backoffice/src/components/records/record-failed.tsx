import { Alert, Button, Stack } from '@mui/material';
import { useShowContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { sentenceOfFailure } from '../sentence-of-failure.ts';

/** Why a record can't be shown, and what to do now. */
export function RecordFailed({ sentence }: { sentence: string }) {
  const { error, refetch, resource } = useShowContext();
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      <p style={{ marginTop: 0 }}>{sentenceOfFailure(sentence, error)}</p>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
          Try again
        </Button>
        <Button component={Link} to={`/${resource}`} color="inherit">
          Back to the list
        </Button>
      </Stack>
    </Alert>
  );
}
