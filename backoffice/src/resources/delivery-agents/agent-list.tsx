import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { DataTable, NullableBooleanInput } from 'react-admin';
import { PhoneField } from '../../components/fields/phone-field.tsx';
import { TimeField } from '../../components/fields/time-field.tsx';
import { AddLink } from '../../components/lists/add-link.tsx';
import { listSearch } from '../../components/lists/list-search.tsx';
import { PhoneCards } from '../../components/lists/phone-cards.tsx';
import { RecordLinks } from '../../components/lists/record-links.tsx';
import { ResourceList } from '../../components/lists/resource-list.tsx';
import { AgentChips } from './agent-chips.tsx';
import { AgentCard } from './list/agent-card.tsx';
import { agentColumns } from './list/agent-columns.ts';

const filters = [
  listSearch('Search by name'),
  <NullableBooleanInput
    key="approved"
    source="approved"
    label="Approval"
    nullLabel="All"
    trueLabel="Approved"
    falseLabel="Not approved"
    alwaysOn
  />,
  <NullableBooleanInput
    key="active"
    source="active"
    label="State"
    nullLabel="All"
    trueLabel="Active"
    falseLabel="Inactive"
    alwaysOn
  />,
];

/** Those who bring orders to customers; the ones who are not approved wait for an admin. */
export default function AgentList() {
  return (
    <ResourceList<DeliveryAgent>
      empty="No delivery agents found."
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      exporting={{ name: 'delivery-agents', columns: agentColumns }}
      actions={<AddLink label="+ Add Delivery Agent" />}
      onPhone={<PhoneCards<DeliveryAgent>>{(agent) => <AgentCard agent={agent} />}</PhoneCards>}
    >
      <DataTable.Col<DeliveryAgent> source="name" render={({ user }) => user.name} />
      <DataTable.Col source="user.phone" label="Phone" field={PhoneField} disableSort />
      <DataTable.Col source="region" disableSort />
      <DataTable.Col source="vehicleType" label="Vehicle" disableSort />
      <DataTable.Col source="vehiclePlate" label="Plate" disableSort />
      <DataTable.Col<DeliveryAgent> label="State" render={(agent) => <AgentChips {...agent} />} />
      <DataTable.Col source="createdAt" label="Registered" field={TimeField} />
      <DataTable.Col<DeliveryAgent>
        label="Actions"
        render={({ user }) => <RecordLinks of={user.name} screens={['View', 'Edit']} />}
      />
    </ResourceList>
  );
}
