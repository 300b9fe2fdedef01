import { Box, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';

const SHOWN_WHILE_LOADING = [1, 2, 3];

interface PhoneCardsProps<Row extends RaRecord> {
  children: (row: Row) => ReactNode;
  /** True where the next row belongs to the same thing: no line stands between them. */
  goesOn?: (row: Row) => boolean;
}

/** The rows of the list around it one below the other, for a phone, where a row has more to offer than two lines. */
export function PhoneCards<Row extends RaRecord>({ children, goesOn }: PhoneCardsProps<Row>) {
  const { data, isPending } = useListContext<Row>();
  if (isPending)
    return (
      <Stack spacing={2} sx={{ p: 2 }} role="status" aria-label="Loading">
        {SHOWN_WHILE_LOADING.map((row) => (
          <Skeleton key={row} variant="rounded" height={96} />
        ))}
      </Stack>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data?.map((row) => (
        <Box component="li" key={row.id} sx={{ p: 2, borderBottom: goesOn?.(row) ? 0 : 1, borderColor: 'divider' }}>
          <RecordContextProvider value={row}>{children(row)}</RecordContextProvider>
        </Box>
      ))}
    </Box>
  );
}
