import { Alert } from '@mui/material';

/** Which of the chosen files can't be taken, a sentence each. */
export const RefusedFiles = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <Alert severity="error" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {sentences.map((sentence, index) => (
        <div key={index}>{sentence}</div>
      ))}
    </Alert>
  );
