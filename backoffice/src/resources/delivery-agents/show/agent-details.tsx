import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { PhoneField } from '../../../components/fields/phone-field.tsx';
import { TimeField } from '../../../components/fields/time-field.tsx';
import { Fact, Facts } from '../../../components/records/facts.tsx';
import { Section } from '../../../components/records/section.tsx';

/** What the agent’s papers say. */
export const AgentDetails = ({ agent }: { agent: DeliveryAgent }) => (
  <Section title="Papers">
    <Facts>
      <Fact label="License number">{agent.licenseNumber}</Fact>
      <Fact label="National ID">{agent.nationalId}</Fact>
      <Fact label="Date of birth">{agent.dateOfBirth ?? '–'}</Fact>
      <Fact label="Vehicle type">{agent.vehicleType ?? '–'}</Fact>
      <Fact label="Vehicle plate">{agent.vehiclePlate ?? '–'}</Fact>
      <Fact label="Vehicle color">{agent.vehicleColor ?? '–'}</Fact>
      <Fact label="Region">{agent.region ?? '–'}</Fact>
      <Fact label="Agent address">{agent.agentAddress ?? '–'}</Fact>
      <Fact label="GPS location">{agent.gpsLocation ?? '–'}</Fact>
      <Fact label="Emergency contact">
        {agent.emergencyContactName ?? '–'} <PhoneField source="emergencyContactPhone" />
      </Fact>
      <Fact label="Registered">
        <TimeField source="createdAt" />
      </Fact>
    </Facts>
  </Section>
);
