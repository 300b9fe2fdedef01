import { Box, Stack, Typography } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import { toCedis } from '@shop/contracts/cedis';
import type { Payment } from '@shop/contracts/rest/payments';
import { DataTable } from 'react-admin';
import { StatusChip } from '../../components/fields/status-chip.tsx';
import { TimeField } from '../../components/fields/time-field.tsx';
import { listSearch } from '../../components/lists/list-search.tsx';
import { PhoneCards } from '../../components/lists/phone-cards.tsx';
import { ResourceList } from '../../components/lists/resource-list.tsx';
import { PaymentLink } from '../../components/payments/payment-link.tsx';
import { ScreenHeading } from '../../components/screen-heading.tsx';
import { ShopNeeded } from '../../components/shop-needed.tsx';
import { GrandTotalRow } from './grand-total-row.tsx';
import { GrandTotal } from './grand-total.tsx';
import { KeptAmount } from './kept-amount.tsx';
import { keptPesewas } from './kept.ts';

const filters = [listSearch('Search by payment ID')];

const columns = [
  { heading: 'Payment ID', value: ({ id }: Payment) => id },
  { heading: 'Date', value: ({ paidAt }: Payment) => paidAt },
  { heading: 'Status', value: ({ status }: Payment) => status },
  { heading: 'Refunded (GHS)', value: ({ refundedAmount }: Payment) => refundedAmount },
  { heading: 'Total (GHS)', value: (share: Payment) => toCedis(keptPesewas(share)) },
];

/** A vendor's shares of payments, and their sum. */
export function ShareList({ title }: { title: 'Earnings' | 'Messages' }) {
  return (
    <ShopNeeded title={title}>
      <ScreenHeading>{title}</ScreenHeading>
      <ResourceList<Payment>
        title={title}
        resource="earnings"
        storeKey={`${title.toLowerCase()}.listParams`}
        empty="No payments found."
        sort={{ field: 'paidAt', order: 'DESC' }}
        filters={filters}
        exporting={{ name: title.toLowerCase(), columns }}
        rowClick={(id) => `/payments/${id}/show`}
        foot={GrandTotalRow}
        onPhone={
          <>
            <PhoneCards<Payment>>{(share) => <ShareCard share={share} />}</PhoneCards>
            <Stack direction="row" sx={{ p: 2, justifyContent: 'space-between', bgcolor: 'action.hover' }}>
              <strong>Grand Total</strong>
              <GrandTotal />
            </Stack>
          </>
        }
      >
        <DataTable.Col<Payment> source="id" label="Payment ID" render={({ id }) => <PaymentLink id={id} />} />
        <DataTable.Col source="paidAt" label="Date" field={TimeField} />
        <DataTable.Col<Payment> source="status" render={({ status }) => <StatusChip status={status} />} />
        <DataTable.Col<Payment>
          source="amount"
          label="Total (GHS)"
          align="right"
          render={(share) => <KeptAmount {...share} />}
        />
      </ResourceList>
    </ShopNeeded>
  );
}

/** A share on a phone. */
const ShareCard = ({ share }: { share: Payment }) => (
  <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
    <div>
      <div>
        No. <PaymentLink id={share.id} />
      </div>
      <Typography variant="body2" color="text.secondary">
        {formatTime(share.paidAt)}
      </Typography>
      <StatusChip status={share.status} />
    </div>
    <Box sx={{ textAlign: 'right', fontWeight: 700 }}>
      <KeptAmount {...share} />
    </Box>
  </Stack>
);
