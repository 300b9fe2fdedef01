import type { Person } from '@shop/chassis/auth/caller';
import type { Database } from '@shop/chassis/database/database';
import { conflict, Problem } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import type { IdentityClient } from '../clients/identity-client.ts';
import { isFinished } from '../order/decide-step.ts';
import { keepAgent, mayDeliver } from './agent-store.ts';
import { lockDelivery, setAgent } from './delivery-store.ts';
import { deliveryNotFound } from './find-deliveries.ts';

export interface AssignParts {
  database: Database;
  outbox: Outbox;
  identity: IdentityClient;
  now: () => Date;
}

/** Gives a delivery to an agent, or to another one. Throws a Problem where the agent or the order does not allow it. */
export async function assignDelivery(
  parts: AssignParts,
  admin: Person,
  deliveryId: number,
  agentUserId: number,
): Promise<void> {
  const { database, outbox, now } = parts;
  if (!(await isFit(parts, agentUserId))) throw agentNotFit();
  await database.transaction(async (tx) => {
    const delivery = await lockDelivery(tx, deliveryId);
    if (!delivery) throw deliveryNotFound();
    const { orderId, number, reference, customerId, orderStatus } = delivery;
    if (isFinished(orderStatus)) throw conflict('delivery_finished', `This order is ${orderStatus}.`);
    if (delivery.agentUserId === agentUserId) return;
    // It may have been stopped since it was asked about.
    if (!(await mayDeliver(tx, agentUserId))) throw agentNotFit();
    const version = await setAgent(tx, deliveryId, { agentUserId, by: admin.id, at: now() });
    outbox.append(tx, {
      type: 'orders.delivery-assigned.v1',
      payload: {
        ...{ orderId, number, reference, customerId, deliveryId, agentUserId, version },
        changes: { agentUserId: { from: delivery.agentUserId, to: agentUserId } },
      },
    });
  });
}

const agentNotFit = () =>
  conflict('agent_not_approved', 'Only an approved, active delivery agent can be given a delivery.');

/** A copy may be behind, so identity is asked; while it is away the copy may say yes, but not no. */
async function isFit({ database, identity }: AssignParts, userId: number): Promise<boolean> {
  try {
    const agent = await identity.agentOfUser(userId);
    if (agent) await keepAgent(database, agent);
    return agent !== null && agent.approved && agent.active;
  } catch (error) {
    const isAway = error instanceof Problem && error.status === 503;
    if (isAway && (await mayDeliver(database, userId))) return true;
    throw error;
  }
}
