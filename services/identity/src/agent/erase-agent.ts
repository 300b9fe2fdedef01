import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { eraseAgent } from './agent-store.ts';
import { stopAgentOfUser } from './stop-agent.ts';

/** Stops the agent's record of a user for good, if there is one, and takes out what leads to the person. */
export async function eraseAgentOfUser(tx: Transaction, outbox: Outbox, userId: number, at: Date): Promise<void> {
  const agentId = await stopAgentOfUser(tx, outbox, userId, at);
  if (agentId !== null) await eraseAgent(tx, agentId, at);
}
