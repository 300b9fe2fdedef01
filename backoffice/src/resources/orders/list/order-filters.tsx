import { ORDER_STATUSES } from '@shop/contracts/statuses';
import { DateInput, SelectInput } from 'react-admin';
import { listSearch } from '../../../components/lists/list-search.tsx';
import { PeriodChoices } from './period-choices.tsx';

const statuses = ORDER_STATUSES.map((status) => ({ id: status, name: status }));
const width = { width: { xs: '100%', sm: 160 } };

/**
 * An empty day is an empty text, as the field itself says. As `null` it would count as changed when the field is left, and the
 * list would look anew half a second later, over what was opened meanwhile.
 */
const day = { format: (written: string | null | undefined): string => written ?? '', sx: width };
const [from, to] = [
  { source: 'from', label: 'From date', ...day },
  { source: 'to', label: 'To date', ...day },
];

const search = listSearch('Search by order ID');
const period = <PeriodChoices key="period" source="period" alwaysOn />;
const status = <SelectInput key="status" source="status" choices={statuses} alwaysOn sx={width} />;

export const orderFilters = [
  search,
  period,
  <DateInput key="from" {...from} alwaysOn />,
  <DateInput key="to" {...to} alwaysOn />,
  status,
];

/** On a phone the days are shown once they are set or asked for: the orders should be in sight. */
export const phoneOrderFilters = [
  search,
  period,
  status,
  <DateInput key="from" {...from} />,
  <DateInput key="to" {...to} />,
];
