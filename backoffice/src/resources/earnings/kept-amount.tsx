import { Typography } from '@mui/material';
import { formatAmount, toCedis } from '@shop/contracts/cedis';
import type { Payment } from '@shop/contracts/rest/payments';
import { keptPesewas } from './kept.ts';

/** What the vendor keeps of a payment; what went back stands beneath. */
export const KeptAmount = (share: Payment) => (
  <>
    {formatAmount(toCedis(keptPesewas(share)))}
    {share.refundedAmount > 0 && (
      <Typography variant="caption" color="text.secondary" component="div">
        {formatAmount(share.refundedAmount)} refunded
      </Typography>
    )}
  </>
);
