import { Alert, Button } from '@mui/material';

interface UnreadProps {
  /** What could not be read. */
  sentence?: string;
  onRetry: () => void;
}

/** One part of a screen that could not be read, while the others stand: says so, and offers another try. */
export const Unread = ({ sentence = 'This can’t be read just now.', onRetry }: UnreadProps) => (
  <Alert
    severity="warning"
    action={
      <Button color="inherit" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {sentence}
  </Alert>
);
