import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { useGetList } from 'react-admin';

const SHOWN = 25;

/** The agents whom a delivery can be given to: approved and active, by name. */
export const useAgents = (q: string) =>
  useGetList<DeliveryAgent>('deliveryAgents', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'name', order: 'ASC' },
    filter: { approved: true, active: true, q },
  });
