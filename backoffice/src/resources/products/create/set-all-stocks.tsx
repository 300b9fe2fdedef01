import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { isStock } from '../details/offer-rules.ts';

/** Writes one figure into all sizes at once. */
export function SetAllStocks({ onSet }: { onSet: (pieces: number) => void }) {
  const [written, setWritten] = useState('');
  const pieces = written === '' ? null : Number(written);
  const set = () => {
    if (pieces !== null && isStock(pieces)) onSet(pieces);
  };
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <TextField
        type="number"
        label="Pieces of each"
        value={written}
        onChange={({ target }) => {
          setWritten(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The whole form would be sent.
          event.preventDefault();
          set();
        }}
        slotProps={{ htmlInput: { min: 0, inputMode: 'numeric' } }}
        sx={{ width: 150 }}
      />
      <Button sx={{ minHeight: 44 }} disabled={!isStock(pieces)} onClick={set}>
        Set all
      </Button>
    </Stack>
  );
}
