import type { Delivery } from '@shop/contracts/rest/deliveries';

/** Who carries it; its number where the name can't be had just now. */
export const agentName = ({ agent }: Pick<Delivery, 'agent'>): string =>
  agent ? (agent.name ?? `Agent no. ${agent.id}`) : 'Nobody yet';
