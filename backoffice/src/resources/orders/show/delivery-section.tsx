import { Link, Typography } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import type { Delivery } from '@shop/contracts/rest/deliveries';
import type { Order } from '@shop/contracts/rest/orders';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Unread } from '../../../components/figures/unread.tsx';
import { Fact, Facts } from '../../../components/records/facts.tsx';
import { Section } from '../../../components/records/section.tsx';
import { useShop } from '../../../data/shop.tsx';

const FOUND_AT_MOST = 10;

/** Who carries it. Which agent that is, admins alone may know. */
export function DeliverySection({ order: { id, number } }: { order: Pick<Order, 'id' | 'number'> }) {
  const { area } = useShop();
  const { data, error, refetch } = useGetList<Delivery>('deliveries', {
    pagination: { page: 1, perPage: FOUND_AT_MOST },
    sort: { field: 'id', order: 'DESC' },
    filter: { q: number },
  });
  const delivery = data?.find(({ orderId }) => orderId === id);
  return (
    <Section title="Delivery">
      {error && <Unread onRetry={() => void refetch()} />}
      {delivery && (
        <Facts>
          <Fact label="Agent">{agentOf(delivery, area === 'admin')}</Fact>
          <Fact label="Assigned">{formatTime(delivery.assignedAt)}</Fact>
          <Fact label="Delivered">{formatTime(delivery.deliveredAt)}</Fact>
        </Facts>
      )}
      {delivery && area === 'admin' && (
        <Link component={RouterLink} to={`/deliveries/${delivery.id}/show`} sx={{ display: 'inline-block', mt: 1 }}>
          {delivery.agent ? 'Open the delivery' : 'Assign an agent'}
        </Link>
      )}
      {data && !delivery && <Typography>This order has no delivery.</Typography>}
    </Section>
  );
}

function agentOf({ agent }: Delivery, isAdmin: boolean): string {
  if (!agent) return 'Nobody yet';
  return isAdmin ? (agent.name ?? `No. ${agent.id}`) : 'An agent has it';
}
