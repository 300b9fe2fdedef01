import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';

export const titleOf = (agent: DeliveryAgent | undefined): string => agent?.user.name ?? 'Delivery agent';
