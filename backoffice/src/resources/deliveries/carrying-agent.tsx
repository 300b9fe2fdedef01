import { Link, Typography } from '@mui/material';
import { formatPhone } from '@shop/browser/phone';
import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

interface CarryingAgentProps {
  userId: number;
  name: string;
}

/** The agent by name, with a number that a tap calls. */
export function CarryingAgent({ userId, name }: CarryingAgentProps) {
  const { data } = useGetList<DeliveryAgent>('deliveryAgents', {
    pagination: { page: 1, perPage: 1 },
    filter: { userId },
  });
  const agent = data?.[0];
  if (!agent) return <Typography sx={{ fontWeight: 700 }}>{name}</Typography>;
  return (
    <>
      <Link component={RouterLink} to={`/deliveryAgents/${agent.id}/show`} sx={{ fontWeight: 700, display: 'block' }}>
        {agent.user.name}
      </Link>
      {agent.user.phone && <Link href={`tel:${agent.user.phone}`}>{formatPhone(agent.user.phone)}</Link>}
    </>
  );
}
