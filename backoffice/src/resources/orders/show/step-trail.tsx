import { Box, Typography } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import type { Order } from '@shop/contracts/rest/orders';

/** The steps that were taken, with who took them and when. */
export const StepTrail = ({ steps }: Pick<Order, 'steps'>) => (
  <Box component="ol" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', rowGap: 0.5 }}>
    {steps.map(({ status, at, by }, index) => (
      <Typography component="li" variant="body2" key={status + at}>
        <strong>{index === 0 && status === 'pending' ? 'placed' : status}</strong> by {by},{' '}
        <time dateTime={at}>{formatTime(at)}</time>
      </Typography>
    ))}
  </Box>
);
