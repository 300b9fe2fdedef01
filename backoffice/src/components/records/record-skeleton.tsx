import { Skeleton, Stack } from '@mui/material';

/** The shape of a record's screen while it is being read. */
export const RecordSkeleton = () => (
  <Stack spacing={2} sx={{ mt: 2 }} role="status" aria-label="Loading">
    {[96, 220, 160].map((heightPx) => (
      <Skeleton key={heightPx} variant="rounded" height={heightPx} />
    ))}
  </Stack>
);
