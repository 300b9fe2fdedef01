import type { Transaction } from '@shop/chassis/database/database';
import { conflict } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { agentFieldsOf } from './agent-fields.ts';
import type { NewAgentFields } from './agent-fields.ts';
import { insertAgent } from './agent-store.ts';

/** Makes a user's active record as a delivery agent, and answers its id. Throws a Problem 409 where it has one. */
export async function addAgent(
  tx: Transaction,
  outbox: Outbox,
  userId: number,
  agent: NewAgentFields,
  { approved }: { approved: boolean },
  at: Date,
): Promise<number> {
  const agentId = await insertAgent(tx, userId, agentFieldsOf(agent), { approved, active: true }, at);
  if (agentId === null) throw conflict('is_agent', 'This user is a delivery agent already.');
  outbox.append(tx, {
    type: 'identity.agent-registered.v1',
    payload: { agentId, userId, approved, active: true, version: 1 },
  });
  return agentId;
}
