import { Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { PrevNext } from './prev-next.tsx';

const MOST_ROWS = 1000;

interface RowsPerPageProps<Row extends RaRecord> {
  /** What stands on this page, in words. */
  onPage?: (records: Row[]) => string;
}

/**
 * "Rows per page" (at least 1; what is no number counts as 1), Prev, Next, "Page X of Y" and what stands on it. While there is
 * no answer, nothing is counted.
 */
export function RowsPerPage<Row extends RaRecord>({ onPage }: RowsPerPageProps<Row>) {
  const { data = [], page, perPage, total, setPage, setPerPage, error } = useListContext<Row>();
  const [typed, setTyped] = useState<string | null>(null);
  const found = error ? undefined : total;

  const change = (text: string) => {
    setTyped(text);
    const rows = Math.trunc(Number(text));
    setPerPage(Number.isFinite(rows) && rows >= 1 ? Math.min(rows, MOST_ROWS) : 1);
  };

  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      role="group"
      aria-label="Pages"
      sx={{ p: 1.5, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <TextField
        type="number"
        label="Rows per page"
        value={typed ?? perPage}
        onChange={({ target }) => {
          change(target.value);
        }}
        onBlur={() => {
          setTyped(null);
        }}
        slotProps={{ htmlInput: { min: 1, max: MOST_ROWS } }}
        sx={{ width: 130 }}
      />
      <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }} role="status">
        {found !== undefined && `${found.toLocaleString('en-US')} found`}
      </Typography>
      {found !== undefined && (
        <PrevNext
          page={page}
          pages={Math.ceil(found / perPage)}
          onPage={setPage}
          // On a phone the buttons have a line of their own.
          sx={{ justifyContent: 'space-between', width: { xs: '100%', sm: 'auto' } }}
        >
          {onPage && data.length > 0 && (
            <Typography variant="body2" color="text.secondary">
              {onPage(data)}
            </Typography>
          )}
        </PrevNext>
      )}
    </Stack>
  );
}
