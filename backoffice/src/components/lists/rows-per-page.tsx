import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useListPaginationContext } from 'react-admin';

const MOST_ROWS = 1000;

/** "Rows per page" (at least 1; what is no number counts as 1), Prev, Next and "Page X of Y". */
export function RowsPerPage() {
  const { page, perPage, total = 0, setPage, setPerPage, isPending } = useListPaginationContext();
  const [typed, setTyped] = useState<string | null>(null);
  const pages = Math.max(1, Math.ceil(total / perPage));

  const change = (text: string) => {
    setTyped(text);
    const rows = Math.trunc(Number(text));
    const wanted = Number.isFinite(rows) && rows >= 1 ? Math.min(rows, MOST_ROWS) : 1;
    if (wanted !== perPage) setPerPage(wanted);
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
        {isPending ? '' : `${total.toLocaleString('en-US')} found`}
      </Typography>
      <Button
        disabled={page <= 1}
        onClick={() => {
          setPage(page - 1);
        }}
      >
        Prev
      </Button>
      <Typography variant="body2">
        Page {page} of {pages}
      </Typography>
      <Button
        disabled={page >= pages}
        onClick={() => {
          setPage(page + 1);
        }}
      >
        Next
      </Button>
    </Stack>
  );
}
