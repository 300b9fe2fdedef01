import { Typography } from '@mui/material';
import { useEffect } from 'react';
import { useRefresh } from 'react-admin';

/** A refund takes seconds. One that takes longer is asked for ever more seldom, and at last no more. */
const READ_AGAIN_AFTER_MS = [1000, 3000, 7000, 15_000, 30_000, 60_000];

/** Says that money goes back, and reads what is in sight again until it has: whoever shows this takes it away then. */
export function RefundOnItsWay() {
  const refresh = useRefresh();
  useEffect(() => {
    const timers = READ_AGAIN_AFTER_MS.map((ms) => setTimeout(refresh, ms));
    return () => {
      timers.forEach(clearTimeout);
    };
  }, [refresh]);
  return (
    <Typography role="status" variant="body2" sx={{ mt: 1 }}>
      The refund is on its way.
    </Typography>
  );
}
