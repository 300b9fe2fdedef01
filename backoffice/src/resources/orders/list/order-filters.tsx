import { ORDER_STATUSES } from '@shop/contracts/statuses';
import { SelectInput } from 'react-admin';
import { DayInput } from '../../../components/forms/day-input.tsx';
import { listSearch } from '../../../components/lists/list-search.tsx';
import { PeriodChoices } from './period-choices.tsx';

const statuses = ORDER_STATUSES.map((status) => ({ id: status, name: status }));
const width = { width: { xs: '100%', sm: 160 } };

const from = { source: 'from', label: 'From date', sx: width };
const to = { source: 'to', label: 'To date', sx: width };

const search = listSearch('Search by order ID');
const period = <PeriodChoices key="period" source="period" alwaysOn />;
const status = <SelectInput key="status" source="status" choices={statuses} alwaysOn sx={width} />;

export const orderFilters = [
  search,
  period,
  <DayInput key="from" {...from} alwaysOn />,
  <DayInput key="to" {...to} alwaysOn />,
  status,
];

/** On a phone the days are shown once they are set or asked for: the orders should be in sight. */
export const phoneOrderFilters = [
  search,
  period,
  status,
  <DayInput key="from" {...from} />,
  <DayInput key="to" {...to} />,
];
