import { Stack, Typography } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import { formatGhs } from '@shop/contracts/cedis';
import type { CartRecordJson as Cart } from '@shop/contracts/rest/carts';
import { DataTable } from 'react-admin';
import { PriceField } from '../../components/fields/price-field.tsx';
import { TimeField } from '../../components/fields/time-field.tsx';
import { listSearch } from '../../components/lists/list-search.tsx';
import { PhoneCards } from '../../components/lists/phone-cards.tsx';
import { RecordLinks } from '../../components/lists/record-links.tsx';
import { ResourceList } from '../../components/lists/resource-list.tsx';
import { productsInWords } from './products-in-words.ts';

const filters = [listSearch('Search by user name')];

const columns = [
  { heading: 'ID', value: ({ id }: Cart) => id },
  { heading: 'User ID', value: ({ user }: Cart) => user.id },
  { heading: 'User name', value: ({ user }: Cart) => user.name },
  {
    heading: 'Products',
    value: ({ items }: Cart) =>
      productsInWords(items)
        .map(({ words }) => words)
        .join(', '),
  },
  { heading: 'Total amount (GHS)', value: ({ totalAmount }: Cart) => totalAmount },
  { heading: 'Created date', value: ({ createdAt }: Cart) => createdAt },
];

const Products = ({ items }: Pick<Cart, 'items'>) =>
  productsInWords(items).map(({ id, words }) => <div key={id}>{words}</div>);

/** What customers have in their carts and have not bought yet. */
export default function CartList() {
  return (
    <ResourceList<Cart>
      empty="No carts found."
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      exporting={{ name: 'carts', columns }}
      onPhone={<PhoneCards<Cart>>{(cart) => <CartCard cart={cart} />}</PhoneCards>}
    >
      <DataTable.Col source="id" label="ID" />
      <DataTable.Col source="user.id" label="User ID" disableSort />
      <DataTable.Col source="user.name" label="User name" disableSort />
      <DataTable.Col<Cart> label="Products" render={({ items }) => <Products items={items} />} />
      <DataTable.Col source="totalAmount" label="Total amount" field={PriceField} align="right" disableSort />
      <DataTable.Col source="createdAt" label="Created date" field={TimeField} />
      <DataTable.Col<Cart>
        label="Actions"
        render={({ id }) => <RecordLinks of={`cart ${id}`} screens={['View', 'Delete']} />}
      />
    </ResourceList>
  );
}

/** A cart on a phone. */
const CartCard = ({ cart: { id, user, items, totalAmount, createdAt } }: { cart: Cart }) => (
  <Stack spacing={0.5}>
    <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
      <strong>{user.name ?? `User no. ${user.id}`}</strong>
      <strong>{formatGhs(totalAmount)}</strong>
    </Stack>
    <Products items={items} />
    <Typography variant="body2" color="text.secondary">
      Cart no. {id} · {formatTime(createdAt)}
    </Typography>
    <RecordLinks of={`cart ${id}`} screens={['View', 'Delete']} />
  </Stack>
);
