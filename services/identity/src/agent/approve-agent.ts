import type { AgentCard } from '@shop/contracts/services/identity';
import type { Database } from '@shop/chassis/database/database';
import { notFound } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { findAgent, updateAgent } from './agent-store.ts';
import type { AgentChange } from './agent-store.ts';

export interface AgentParts {
  database: Database;
  outbox: Outbox;
  now: () => Date;
}

/** Approves, activates or stops an agent, as far as named. Nothing happens where it is so already. */
export function approveAgent(
  { database, outbox, now }: AgentParts,
  id: number,
  change: AgentChange,
): Promise<AgentCard> {
  return database.transaction(async (tx) => {
    const isChanged = await updateAgent(tx, id, change, now());
    const agent = await findAgent(tx, id);
    if (!agent) throw notFound('Delivery agent not found');
    const { agentId, userId, approved, active, version } = agent;
    if (isChanged) {
      await outbox.append(tx, {
        type: 'identity.agent-changed.v1',
        payload: { agentId, userId, approved, active, version },
      });
    }
    return agent;
  });
}
