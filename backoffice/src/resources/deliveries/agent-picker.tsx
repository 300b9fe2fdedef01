import { Autocomplete, TextField } from '@mui/material';
import { formatPhone } from '@shop/browser/phone';
import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { useState } from 'react';
import { useDebouncedEvent } from 'react-admin';
import { useAgents } from './use-agents.ts';

/** Who types is asked about when they pause. */
const PAUSE_MS = 250;

interface AgentPickerProps {
  value: DeliveryAgent | null;
  onChange: (agent: DeliveryAgent | null) => void;
}

const wordsOf = ({ user, region, vehicleType }: DeliveryAgent): string =>
  [user.name, region, vehicleType, user.phone ? formatPhone(user.phone) : null].filter(Boolean).join(' · ');

/** Chooses among the agents who may carry; the server searches. */
export function AgentPicker({ value, onChange }: AgentPickerProps) {
  const [q, setQ] = useState('');
  const search = useDebouncedEvent(setQ, PAUSE_MS);
  const { data = [], isFetching } = useAgents(q);
  return (
    <Autocomplete
      options={data}
      value={value}
      loading={isFetching}
      filterOptions={(agents) => agents}
      getOptionKey={({ userId }) => userId}
      getOptionLabel={wordsOf}
      isOptionEqualToValue={(one, other) => one.userId === other.userId}
      noOptionsText="No approved, active agent is called so."
      onChange={(_event, agent) => {
        onChange(agent);
      }}
      onInputChange={(_event, text, reason) => {
        search(reason === 'input' ? text : '');
      }}
      renderInput={(params) => <TextField {...params} label="Agent" placeholder="Search by name" />}
    />
  );
}
