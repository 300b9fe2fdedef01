import AssignIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Stack, Typography } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import type { Delivery } from '@shop/contracts/rest/deliveries';
import { ORDER_STATUSES } from '@shop/contracts/statuses';
import { Button, DataTable, NullableBooleanInput, SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { PhoneField } from '../../components/fields/phone-field.tsx';
import { StatusChip } from '../../components/fields/status-chip.tsx';
import { TimeField } from '../../components/fields/time-field.tsx';
import { listSearch } from '../../components/lists/list-search.tsx';
import { PhoneCards } from '../../components/lists/phone-cards.tsx';
import { RecordLinks } from '../../components/lists/record-links.tsx';
import { ResourceList } from '../../components/lists/resource-list.tsx';
import { OrderLink } from '../../components/orders/order-link.tsx';
import { placeOf } from '../../components/orders/place-of.ts';
import { agentName } from './agent-name.ts';

const filters = [
  listSearch('Search by order ID or customer name'),
  <NullableBooleanInput
    key="unassigned"
    source="unassigned"
    label="Agent"
    alwaysOn
    margin="none"
    sx={{ width: { xs: '100%', sm: 150 } }}
    nullLabel="All"
    trueLabel="Without an agent"
    falseLabel="With an agent"
  />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    sx={{ width: { xs: '100%', sm: 150 } }}
    choices={ORDER_STATUSES.map((status) => ({ id: status, name: status }))}
  />,
];

const columns = [
  { heading: 'Order', value: ({ order }: Delivery) => order.number },
  { heading: 'Customer', value: ({ order }: Delivery) => order.customer.name },
  { heading: 'Phone', value: ({ order }: Delivery) => order.customer.phone },
  { heading: 'Location', value: ({ order }: Delivery) => placeOf(order.address) },
  { heading: 'Status', value: ({ status }: Delivery) => status },
  { heading: 'Agent', value: (delivery: Delivery) => agentName(delivery) },
  { heading: 'Assigned', value: ({ assignedAt }: Delivery) => assignedAt },
  { heading: 'Delivered', value: ({ deliveredAt }: Delivery) => deliveredAt },
];

/** What is to be carried, by whom, and what has arrived. */
export default function DeliveryList() {
  return (
    <ResourceList<Delivery>
      empty="No deliveries found."
      sort={{ field: 'placedAt', order: 'DESC' }}
      filters={filters}
      exporting={{ name: 'deliveries', columns }}
      actions={
        <Button component={Link} to="/deliveries/new" label="Assign a delivery">
          <AssignIcon />
        </Button>
      }
      onPhone={<PhoneCards<Delivery>>{(delivery) => <DeliveryCard delivery={delivery} />}</PhoneCards>}
    >
      <DataTable.Col<Delivery> source="id" label="Order" render={({ order }) => <OrderLink order={order} />} />
      <DataTable.Col source="order.customer.name" label="Customer" disableSort />
      <DataTable.Col source="order.customer.phone" label="Phone" field={PhoneField} disableSort />
      <DataTable.Col<Delivery> label="Location" render={({ order }) => placeOf(order.address)} />
      <DataTable.Col<Delivery> source="status" render={({ status }) => <StatusChip status={status} />} />
      <DataTable.Col<Delivery> label="Agent" render={(delivery) => agentName(delivery)} />
      <DataTable.Col source="assignedAt" label="Assigned" field={TimeField} disableSort />
      <DataTable.Col source="deliveredAt" label="Delivered" field={TimeField} />
      <DataTable.Col<Delivery>
        label="Actions"
        render={({ order }) => <RecordLinks of={`the delivery of ${order.number}`} screens={['View']} />}
      />
    </ResourceList>
  );
}

/** A delivery on a phone. */
const DeliveryCard = ({ delivery }: { delivery: Delivery }) => (
  <Stack spacing={0.5}>
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
      <OrderLink order={delivery.order} />
      <StatusChip status={delivery.status} />
    </Stack>
    <div>
      {delivery.order.customer.name} · {placeOf(delivery.order.address)}
    </div>
    <PhoneField source="order.customer.phone" />
    <Typography variant="body2" color="text.secondary">
      {agentName(delivery)} · {formatTime(delivery.deliveredAt ?? delivery.assignedAt ?? delivery.order.placedAt)}
    </Typography>
    <RecordLinks of={`the delivery of ${delivery.order.number}`} screens={['View']} />
  </Stack>
);
