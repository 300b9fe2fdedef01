import { Stack, Typography } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import { formatAmount, formatGhs } from '@shop/contracts/cedis';
import type { Client } from '@shop/contracts/rest/vendor-figures';
import { DataTable } from 'react-admin';
import { TimeField } from '../../components/fields/time-field.tsx';
import { listSearch } from '../../components/lists/list-search.tsx';
import { PhoneCards } from '../../components/lists/phone-cards.tsx';
import { ResourceList } from '../../components/lists/resource-list.tsx';
import { RecordLink } from '../../components/records/record-link.tsx';
import { ShopNeeded } from '../../components/shop-needed.tsx';

const filters = [listSearch('Search by name')];

const columns = [
  { heading: 'Name', value: ({ name }: Client) => name },
  { heading: 'Orders', value: ({ orders }: Client) => orders },
  { heading: 'Total (GHS)', value: ({ total }: Client) => total },
  { heading: 'Last order', value: ({ lastOrderAt }: Client) => lastOrderAt },
];

const inOrders = (orders: number) => (orders === 1 ? '1 order' : `${orders} orders`);
const ordersOf = ({ name }: Client) => `/orders?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`;

/** The vendor's own customers; who ordered last comes first. Each leads to the orders under that name. */
export default function ClientList() {
  return (
    <ShopNeeded title="Clients">
      <ResourceList<Client>
        empty="No clients found."
        sort={{ field: 'lastOrderAt', order: 'DESC' }}
        filters={filters}
        exporting={{ name: 'clients', columns }}
        rowClick={false}
        onPhone={
          <PhoneCards<Client>>
            {(client) => (
              <Stack spacing={0.5}>
                <RecordLink to={ordersOf(client)}>{client.name}</RecordLink>
                <Typography variant="body2">
                  {inOrders(client.orders)} · {formatGhs(client.total)}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  Last on {formatTime(client.lastOrderAt)}
                </Typography>
              </Stack>
            )}
          </PhoneCards>
        }
      >
        <DataTable.Col<Client>
          source="name"
          render={(client) => <RecordLink to={ordersOf(client)}>{client.name}</RecordLink>}
        />
        <DataTable.NumberCol source="orders" />
        <DataTable.Col<Client>
          source="total"
          label="Total (GHS)"
          align="right"
          render={({ total }) => formatAmount(total)}
        />
        <DataTable.Col source="lastOrderAt" label="Last order" field={TimeField} />
      </ResourceList>
    </ShopNeeded>
  );
}
