import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useState } from 'react';
import type { StockConflict } from './stock-conflicts.ts';

/** The stocks to be written, by the path of their row. */
export type StockDecision = Readonly<Record<string, number>>;

interface StockConflictDialogProps {
  conflicts: readonly StockConflict<string>[];
  /** Null where the person goes back to the form. */
  onDecide: (decision: StockDecision | null) => void;
}

/** Asks, for each stock that became another meanwhile, which figure holds: the present one unless told otherwise. */
export function StockConflictDialog({ conflicts, onDecide }: StockConflictDialogProps) {
  const [decision, setDecision] = useState<StockDecision>(() =>
    Object.fromEntries(conflicts.map(({ path, present }) => [path, present])),
  );
  return (
    <Dialog
      open
      aria-labelledby="stock-changed"
      onClose={() => {
        onDecide(null);
      }}
    >
      <DialogTitle id="stock-changed">The stock has changed meanwhile</DialogTitle>
      <DialogContent>
        <DialogContentText color="text.primary" sx={{ mb: 2 }}>
          Somebody bought or wrote something since you opened this form. Nothing is saved yet.
        </DialogContentText>
        {conflicts.map(({ path, name, seen, present, written }) => (
          <FormControl key={path} sx={{ display: 'block', mb: 1 }}>
            <FormLabel id={`${path}-stock`}>
              {name}: you saw {seen}, it is {present} now.
            </FormLabel>
            <RadioGroup
              aria-labelledby={`${path}-stock`}
              value={String(decision[path])}
              onChange={(_, figure) => {
                setDecision({ ...decision, [path]: Number(figure) });
              }}
            >
              <FormControlLabel value={String(present)} control={<Radio />} label={`Take over ${present}`} />
              {written !== present && (
                <FormControlLabel value={String(written)} control={<Radio />} label={`Write ${written} all the same`} />
              )}
            </RadioGroup>
          </FormControl>
        ))}
      </DialogContent>
      <DialogActions>
        <Button
          onClick={() => {
            onDecide(null);
          }}
        >
          Back to the form
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            onDecide(decision);
          }}
        >
          Save changes
        </Button>
      </DialogActions>
    </Dialog>
  );
}
