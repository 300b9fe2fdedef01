import { Alert, Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { sentenceOfFailure } from '../sentence-of-failure.ts';

interface RecordFailedProps {
  sentence: string;
  /** Why; the server's reason is added to the sentence. */
  failure: unknown;
  onRetry: () => void;
  /** Where its list stands. */
  list: string;
}

/** Why a record can't be shown, and what to do now. */
export function RecordFailed({ sentence, failure, onRetry, list }: RecordFailedProps) {
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      <p style={{ marginTop: 0 }}>{sentenceOfFailure(sentence, failure)}</p>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          Try again
        </Button>
        <Button component={Link} to={list} color="inherit">
          Back to the list
        </Button>
      </Stack>
    </Alert>
  );
}
