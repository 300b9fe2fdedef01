import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { findAgentOfUser } from './agent-store.ts';
import { applyAgentChange } from './change-agent.ts';

/** Stops the agent's record of a user who may carry no longer, if there is one. Answers its id. */
export async function stopAgentOfUser(
  tx: Transaction,
  outbox: Outbox,
  userId: number,
  at: Date,
): Promise<number | null> {
  const agent = await findAgentOfUser(tx, userId);
  if (!agent) return null;
  await applyAgentChange(tx, outbox, agent.agentId, { active: false }, at);
  return agent.agentId;
}
