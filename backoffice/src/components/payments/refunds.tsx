import { Box, Chip, type ChipProps, Stack, Typography } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import { formatGhs } from '@shop/contracts/cedis';
import type { OnePayment } from '@shop/contracts/rest/payments';

type Refund = NonNullable<OnePayment['refunds']>[number];

const COLOURS: Record<Refund['state'], ChipProps['color']> = {
  requested: 'warning',
  sent: 'info',
  processed: 'success',
  failed: 'error',
};

const CAUSES: Record<Refund['cause'], string> = {
  'sold-out': 'Sold out meanwhile',
  cancelled: 'Order cancelled',
  rejected: 'Rejected by the vendor',
  unfulfillable: 'Paid too late',
  'wrong-sum': 'Wrong sum paid',
  staff: 'By an admin',
};

/** Each refund of a payment: how much, why, and how far it is. */
export const Refunds = ({ refunds }: { refunds: readonly Refund[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {refunds.map(({ id, amount, state, cause, reason, failure, createdAt, processedAt }) => (
      <Box component="li" key={id} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <strong>{formatGhs(amount)}</strong>
          <Chip size="small" variant="outlined" label={state} color={COLOURS[state]} />
        </Stack>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {reason}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {CAUSES[cause]} · {formatTime(processedAt ?? createdAt)}
        </Typography>
        {failure !== null && (
          <Typography variant="body2" color="error">
            {failure}
          </Typography>
        )}
      </Box>
    ))}
  </Box>
);
