import type { DeliveryAgentChange } from '@shop/contracts/rest/delivery-agents';
import type { Database, Transaction } from '@shop/chassis/database/database';
import { notFound } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { changesBetween, isEmpty } from '@shop/chassis/events/changes-between';
import { named } from '../changes/named.ts';
import { PERSONAL_OF_AGENT } from './agent-fields.ts';
import { lockAgent, updateAgent } from './agent-store.ts';
import { refuseWrongBirthDate } from './refuse-wrong-birth-date.ts';

export interface AgentParts {
  database: Database;
  outbox: Outbox;
  now: () => Date;
}

export const agentNotFound = () => notFound('Delivery agent not found');

/** Approves, activates, stops or corrects an agent, as far as named. Throws a Problem 404. */
export function changeAgent(
  { database, outbox, now }: AgentParts,
  id: number,
  change: DeliveryAgentChange,
): Promise<void> {
  refuseWrongBirthDate(change.dateOfBirth, now());
  return database.transaction((tx) => applyAgentChange(tx, outbox, id, change, now()));
}

/** Writes what is different and tells of it once. Nothing happens where it is so already. */
export async function applyAgentChange(
  tx: Transaction,
  outbox: Outbox,
  id: number,
  change: DeliveryAgentChange,
  at: Date,
): Promise<void> {
  const agent = await lockAgent(tx, id);
  if (!agent) throw agentNotFound();
  const { agentId, userId, fields: oldFields, ...oldState } = agent;
  const { approved = oldState.approved, active = oldState.active, ...papers } = change;
  const fields = { ...oldFields, ...named(papers) };
  const changes = changesBetween(
    { ...oldFields, ...oldState },
    { ...fields, ...oldState, approved, active },
    PERSONAL_OF_AGENT,
  );
  if (isEmpty(changes)) return;
  const version = await updateAgent(tx, id, { fields, approved, active }, at);
  outbox.append(tx, {
    type: 'identity.agent-changed.v1',
    payload: { agentId, userId, approved, active, version, changes },
  });
}
