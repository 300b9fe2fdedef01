import { Stack, Typography } from '@mui/material';
import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { PhoneField } from '../../../components/fields/phone-field.tsx';
import { RecordLinks } from '../../../components/lists/record-links.tsx';
import { AgentChips } from '../agent-chips.tsx';

/** An agent on a phone. */
export const AgentCard = ({ agent }: { agent: DeliveryAgent }) => (
  <Stack spacing={0.5}>
    <Typography sx={{ fontWeight: 700 }}>{agent.user.name}</Typography>
    <AgentChips {...agent} />
    <Typography variant="body2" color="text.secondary">
      {[agent.region, agent.vehicleType, agent.vehiclePlate].filter(Boolean).join(' · ')}
    </Typography>
    <PhoneField source="user.phone" />
    <RecordLinks of={agent.user.name} screens={['View', 'Edit']} />
  </Stack>
);
