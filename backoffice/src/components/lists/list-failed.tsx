import { Alert, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { sentenceOfFailure } from '../sentence-of-failure.ts';

/** What stands in place of the rows where they could not be read: why, and another try. */
export function ListFailed() {
  const { error, refetch } = useListContext();
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {sentenceOfFailure('This list could not be read.', error)}
    </Alert>
  );
}
