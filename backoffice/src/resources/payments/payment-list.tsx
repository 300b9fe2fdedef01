import { formatAmount } from '@shop/contracts/cedis';
import type { Payment } from '@shop/contracts/rest/payments';
import { PAYMENT_STATUSES } from '@shop/contracts/statuses';
import { DataTable, SelectInput } from 'react-admin';
import { StatusChip } from '../../components/fields/status-chip.tsx';
import { TimeField } from '../../components/fields/time-field.tsx';
import { listSearch } from '../../components/lists/list-search.tsx';
import { PhoneCards } from '../../components/lists/phone-cards.tsx';
import { ResourceList } from '../../components/lists/resource-list.tsx';
import { ShopNeeded } from '../../components/shop-needed.tsx';
import { PaymentCard } from '../../components/payments/payment-card.tsx';
import { paymentColumns } from '../../components/payments/payment-columns.ts';
import { PaymentLink } from '../../components/payments/payment-link.tsx';
import { OrderOfPayment } from '../../components/payments/order-of-payment.tsx';

const filters = [
  listSearch('Search by payment ID or customer name'),
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    sx={{ width: { xs: '100%', sm: 160 } }}
    choices={PAYMENT_STATUSES.map((status) => ({ id: status, name: status }))}
  />,
];

const columns = [
  { heading: 'Payment ID', value: ({ id }: Payment) => id },
  ...paymentColumns,
  { heading: 'Refunded', value: ({ refundedAmount }: Payment) => refundedAmount },
];

/** The ledger of what was asked of customers and what came of it. */
export default function PaymentList() {
  return (
    <ShopNeeded title="Payments">
      <ResourceList<Payment>
        empty="No payments found."
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={filters}
        exporting={{ name: 'payments', columns }}
        onPhone={<PhoneCards<Payment>>{(payment) => <PaymentCard payment={payment} />}</PhoneCards>}
      >
        <DataTable.Col<Payment> source="id" label="Payment ID" render={({ id }) => <PaymentLink id={id} />} />
        <DataTable.Col<Payment>
          source="orderId"
          label="OrderId"
          render={(payment) => <OrderOfPayment {...payment} />}
        />
        <DataTable.Col source="order.customer.name" label="Customer" disableSort />
        <DataTable.Col source="method" label="Payment Method" />
        <DataTable.Col<Payment> source="status" render={({ status }) => <StatusChip status={status} />} />
        <DataTable.Col source="reference" label="Reference" sx={{ overflowWrap: 'anywhere', minWidth: 120 }} />
        <DataTable.Col source="paidAt" label="PaidAt" field={TimeField} />
        <DataTable.Col<Payment> source="amount" align="right" render={({ amount }) => formatAmount(amount)} />
        <DataTable.Col<Payment>
          source="refundedAmount"
          label="Refunded"
          align="right"
          disableSort
          render={({ refundedAmount }) => formatAmount(refundedAmount)}
        />
      </ResourceList>
    </ShopNeeded>
  );
}
