import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { type Dialogs, DialogsContext, type Message, type Question } from './dialogs.ts';

interface Open {
  number: number;
  shown: Message & Partial<Question>;
  answer: (goesAhead: boolean) => void;
}

const nobody = (): void => undefined;

/** Shows one question or message at a time above everything else; Escape means no, and beside it nothing is said. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null);
  const [isShown, setIsShown] = useState(false);
  const waiting = useRef<Open['answer']>(nobody);
  const id = useId();

  const show = useCallback(
    (shown: Open['shown']) =>
      new Promise<boolean>((answer) => {
        // Who is asked something else has not said yes to what was asked before.
        waiting.current(false);
        waiting.current = answer;
        setOpen((before) => ({ number: (before?.number ?? 0) + 1, shown, answer }));
        setIsShown(true);
      }),
    [],
  );
  const dialogs = useMemo<Dialogs>(
    () => ({
      ask: show,
      tell: async (message) => {
        await show(message);
      },
      isAsking: isShown,
    }),
    [show, isShown],
  );
  const close = (goesAhead: boolean) => {
    setIsShown(false);
    open?.answer(goesAhead);
  };
  const { title, text, action, isGrave } = open?.shown ?? {};

  return (
    <DialogsContext value={dialogs}>
      {children}
      {/* Another dialog each time: one that is opened while it still fades would leave the page hidden from screen readers. */}
      <Dialog
        key={open?.number ?? 0}
        open={isShown}
        onClose={(_event, reason) => {
          // The second click of who has clicked twice meets the ground before the question was read.
          if (reason !== 'backdropClick') close(false);
        }}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} color="text.primary" sx={{ whiteSpace: 'pre-line' }}>
            {text}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          {action === undefined ? (
            <Button
              autoFocus
              variant="contained"
              onClick={() => {
                close(true);
              }}
            >
              OK
            </Button>
          ) : (
            <>
              <Button
                autoFocus
                onClick={() => {
                  close(false);
                }}
              >
                Cancel
              </Button>
              <Button
                variant="contained"
                color={isGrave ? 'error' : 'primary'}
                onClick={() => {
                  close(true);
                }}
              >
                {action}
              </Button>
            </>
          )}
        </DialogActions>
      </Dialog>
    </DialogsContext>
  );
}
