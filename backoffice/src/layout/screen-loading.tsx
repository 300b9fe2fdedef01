import { Skeleton, Stack, Typography } from '@mui/material';

/** In place of a screen whose program is still on its way. */
export const ScreenLoading = () => (
  <Stack spacing={2} sx={{ mt: 2 }} role="status">
    <Typography color="text.secondary">Loading this screen…</Typography>
    {[96, 220].map((heightPx) => (
      <Skeleton key={heightPx} variant="rounded" height={heightPx} />
    ))}
  </Stack>
);
