import { Autocomplete, TextField } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import type { Delivery } from '@shop/contracts/rest/deliveries';
import { useState } from 'react';
import { useDebouncedEvent } from 'react-admin';
import { placeOf } from '../../components/orders/place-of.ts';
import { useWaitingDeliveries } from './use-waiting-deliveries.ts';

/** Who types is asked about when they pause. */
const PAUSE_MS = 250;

interface DeliveryPickerProps {
  value: Delivery | null;
  onChange: (delivery: Delivery | null) => void;
}

const wordsOf = ({ order }: Delivery): string =>
  `${order.number} · ${order.customer.name} · ${placeOf(order.address)} · ${order.status} · ${formatTime(order.placedAt)}`;

/** Chooses among the deliveries that nobody carries yet; the server searches. */
export function DeliveryPicker({ value, onChange }: DeliveryPickerProps) {
  const [q, setQ] = useState('');
  const search = useDebouncedEvent(setQ, PAUSE_MS);
  const { data = [], isFetching } = useWaitingDeliveries(q);
  return (
    <Autocomplete
      options={data}
      value={value}
      loading={isFetching}
      filterOptions={(deliveries) => deliveries}
      getOptionKey={({ id }) => id}
      getOptionLabel={wordsOf}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText="No delivery waits for an agent."
      onChange={(_event, delivery) => {
        onChange(delivery);
      }}
      onInputChange={(_event, text, reason) => {
        search(reason === 'input' ? text : '');
      }}
      renderInput={(params) => (
        <TextField {...params} label="Delivery" placeholder="Search by order ID or customer name" />
      )}
    />
  );
}
