import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { insertAgent } from './agent-store.ts';
import type { NewAgent } from './agent-store.ts';

/** Makes a user's record as a delivery agent: active, but not approved. */
export async function addAgent(
  tx: Transaction,
  outbox: Outbox,
  userId: number,
  agent: NewAgent,
  at: Date,
): Promise<void> {
  const agentId = await insertAgent(tx, userId, agent, at);
  await outbox.append(tx, {
    type: 'identity.agent-registered.v1',
    payload: { agentId, userId, approved: false, active: true, version: 1 },
  });
}
