import type { Bus } from '@shop/chassis/bus/bus';
import type { Database } from '@shop/chassis/database/database';
import { onEvent } from '@shop/chassis/events/subscribe';
import { keepAgent } from './agent-store.ts';

export const keepAgentsOnAgentChanged = (bus: Bus, database: Database, now: () => Date): Promise<void> =>
  onEvent(bus, {
    queue: 'orders.keep-agents',
    types: ['identity.agent-registered.v1', 'identity.agent-changed.v1'],
    database,
    now,
    handle: (tx, { payload }) => keepAgent(tx, payload),
  });
