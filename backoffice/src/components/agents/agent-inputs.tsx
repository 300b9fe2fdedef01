import { REGIONS } from '@shop/browser/regions';
import { SelectInput, TextInput } from 'react-admin';
import { DayInput } from '../forms/day-input.tsx';
import { FormGrid } from '../forms/form-grid.tsx';
import { phoneRule } from '../forms/phone-rule.ts';
import { agentRules } from './agent-rules.ts';

interface AgentInputsProps {
  /** Where the values stand in the form: "papers." */
  at?: string;
  /** The region that the agent has, where it is not one of Ghana’s. */
  region?: string | null;
}

/** What an agent’s papers say. */
export function AgentInputs({ at = '', region }: AgentInputsProps) {
  const regions = [...new Set<string>([...REGIONS, ...(region ? [region] : [])])];
  return (
    <FormGrid>
      <TextInput source={`${at}licenseNumber`} label="License number" validate={agentRules.licenseNumber} />
      <TextInput source={`${at}nationalId`} label="National ID" validate={agentRules.nationalId} />
      <TextInput source={`${at}vehicleType`} label="Vehicle type" />
      <TextInput source={`${at}vehiclePlate`} label="Vehicle plate" />
      <TextInput source={`${at}vehicleColor`} label="Vehicle color" />
      <DayInput source={`${at}dateOfBirth`} label="Date of birth" validate={agentRules.dateOfBirth} />
      <TextInput source={`${at}emergencyContactName`} label="Emergency contact name" />
      <TextInput
        source={`${at}emergencyContactPhone`}
        label="Emergency contact phone"
        type="tel"
        validate={phoneRule}
      />
      <SelectInput source={`${at}region`} label="Region" choices={regions.map((name) => ({ id: name, name }))} />
      <TextInput source={`${at}agentAddress`} label="Agent address" />
      <TextInput source={`${at}gpsLocation`} label="GPS location" helperText="A Ghana Post address or coordinates" />
    </FormGrid>
  );
}
