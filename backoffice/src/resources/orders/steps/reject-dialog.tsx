import {
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';

const REASONS = ['Out of stock', 'Damaged', 'Wrong price', 'We can’t deliver there'];
const LONGEST = 500;

interface RejectDialogProps {
  number: string;
  /** What the rejection does. */
  effect: string;
  onReject: (reason: string) => void;
  onDecline: () => void;
}

/** Asks why something can't be sent; the customer reads the reason. */
export function RejectDialog({ number, effect, onReject, onDecline }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = reason.trim();
    setIsMissing(text === '');
    if (text !== '') onReject(text);
  };
  const write = (text: string) => {
    setReason(text);
    setIsMissing(false);
  };

  return (
    <Dialog open onClose={onDecline} aria-labelledby={id} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>Reject order {number}?</DialogTitle>
        <DialogContent>
          <DialogContentText color="text.primary">{effect}</DialogContentText>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', my: 2 }}>
            {REASONS.map((each) => (
              <Chip
                key={each}
                label={each}
                variant={each === reason ? 'filled' : 'outlined'}
                onClick={() => {
                  write(each);
                }}
              />
            ))}
          </Stack>
          <TextField
            autoFocus
            required
            fullWidth
            multiline
            minRows={2}
            label="Reason"
            value={reason}
            onChange={({ target }) => {
              write(target.value);
            }}
            error={isMissing}
            helperText={isMissing ? 'Please say why.' : 'The customer reads this.'}
            slotProps={{ htmlInput: { maxLength: LONGEST } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onDecline}>Cancel</Button>
          <Button type="submit" variant="contained" color="error">
            Reject
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
