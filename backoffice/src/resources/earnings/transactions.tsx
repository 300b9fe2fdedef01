import { formatAmount } from '@shop/contracts/cedis';
import type { Payment } from '@shop/contracts/rest/payments';
import { DataTable } from 'react-admin';
import { StatusChip } from '../../components/fields/status-chip.tsx';
import { TimeField } from '../../components/fields/time-field.tsx';
import { listSearch } from '../../components/lists/list-search.tsx';
import { PhoneCards } from '../../components/lists/phone-cards.tsx';
import { ResourceList } from '../../components/lists/resource-list.tsx';
import { OrderOfPayment } from '../../components/payments/order-of-payment.tsx';
import { PaymentCard } from '../../components/payments/payment-card.tsx';
import { paymentColumns } from '../../components/payments/payment-columns.ts';
import { RecordLink } from '../../components/records/record-link.tsx';
import { ShopNeeded } from '../../components/shop-needed.tsx';

const filters = [listSearch('Search by customer name')];

/** Who paid a vendor, how, and for which order. */
export default function Transactions() {
  return (
    <ShopNeeded title="Transactions">
      <ResourceList<Payment>
        title="Transactions"
        resource="payments"
        storeKey="transactions.listParams"
        empty="No payments found."
        sort={{ field: 'paidAt', order: 'DESC' }}
        filters={filters}
        exporting={{ name: 'transactions', columns: paymentColumns }}
        onPhone={<PhoneCards<Payment>>{(payment) => <PaymentCard payment={payment} />}</PhoneCards>}
      >
        <DataTable.Col<Payment>
          source="orderId"
          label="OrderId"
          render={(payment) => <OrderOfPayment {...payment} />}
        />
        <DataTable.Col source="order.customer.name" label="Customer" disableSort />
        <DataTable.Col source="method" label="Payment Method" />
        <DataTable.Col<Payment> source="status" render={({ status }) => <StatusChip status={status} />} />
        <DataTable.Col<Payment>
          source="reference"
          label="Reference"
          render={({ id, reference }) => <RecordLink to={`/payments/${id}/show`}>{reference}</RecordLink>}
        />
        <DataTable.Col source="paidAt" label="PaidAt" field={TimeField} />
        <DataTable.Col<Payment> source="amount" align="right" render={({ amount }) => formatAmount(amount)} />
      </ResourceList>
    </ShopNeeded>
  );
}
