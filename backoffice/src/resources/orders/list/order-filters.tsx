import { ORDER_STATUSES } from '@shop/contracts/statuses';
import { DateInput, SelectInput } from 'react-admin';
import { listSearch } from '../../../components/lists/list-search.tsx';
import { PeriodChoices } from './period-choices.tsx';

const statuses = ORDER_STATUSES.map((status) => ({ id: status, name: status }));
const width = { width: { xs: '100%', sm: 160 } };

const search = listSearch('Search by order ID');
const period = <PeriodChoices key="period" source="period" alwaysOn />;
const status = <SelectInput key="status" source="status" choices={statuses} alwaysOn sx={width} />;

export const orderFilters = [
  search,
  period,
  <DateInput key="from" source="from" label="From date" alwaysOn sx={width} />,
  <DateInput key="to" source="to" label="To date" alwaysOn sx={width} />,
  status,
];

/** On a phone the days are shown once they are set or asked for: the orders should be in sight. */
export const phoneOrderFilters = [
  search,
  period,
  status,
  <DateInput key="from" source="from" label="From date" sx={width} />,
  <DateInput key="to" source="to" label="To date" sx={width} />,
];
