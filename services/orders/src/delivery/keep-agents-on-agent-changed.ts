import type { Bus } from '@shop/chassis/bus/bus';
import type { Database } from '@shop/chassis/database/database';
import { onEventIdempotent } from '@shop/chassis/events/subscribe';
import { keepAgent } from './agent-store.ts';

export const keepAgentsOnAgentChanged = (bus: Bus, database: Database): Promise<void> =>
  onEventIdempotent(bus, {
    queue: 'orders.keep-agents',
    types: ['identity.agent-registered.v1', 'identity.agent-changed.v1'],
    handle: ({ payload }) => keepAgent(database, payload),
  });
