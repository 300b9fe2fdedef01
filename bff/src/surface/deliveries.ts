import type { Caller } from '@shop/chassis/auth/caller';
import type { Logger } from '@shop/chassis/log/logger';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema, MAX_ROWS } from '@shop/contracts/list';
import {
  assignDeliverySchema,
  deliveryListRules,
  deliverySchema,
  earningsSchema,
} from '@shop/contracts/rest/deliveries';
import type { DeliveryView } from '@shop/contracts/services/orders';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { optional } from '../downstream/optional.ts';
import { type AgentNames, deliveryJson, earningsJson } from './delivery-json.ts';
import { ListAnswer, route } from './route.ts';

const byId = z.object({ id: idTextSchema });
const workers = ['vendor', 'delivery', 'admin'] as const;

export const deliveryRoutes = ({ orders, identity }: Downstream, logger: Logger) => {
  /** Who an agent is, is for admins to know. */
  const namesFor = async (caller: Caller, deliveries: readonly DeliveryView[]): Promise<AgentNames> => {
    const userId = [...new Set(deliveries.flatMap(({ agentUserId }) => agentUserId ?? []))];
    if (userId.length === 0 || caller.kind !== 'person' || caller.role !== 'admin') return new Map();
    const { rows } = await optional(
      identity.agents({ sort: null, offset: 0, limit: MAX_ROWS, filter: { userId } }),
      { rows: [], total: 0 },
      { what: 'agents of deliveries', logger },
    );
    return new Map(rows.map((agent) => [agent.userId, agent.user.name]));
  };
  const one = async (caller: Caller, delivery: DeliveryView) =>
    deliveryJson(delivery, await namesFor(caller, [delivery]));

  return [
    route({
      method: 'GET',
      path: '/deliveries',
      summary: 'Deliveries: all for admins, an agent’s own, and those of a vendor’s orders.',
      who: workers,
      query: listQuerySchema(deliveryListRules),
      answer: deliverySchema,
      list: 'deliveries',
      handle: async ({ query, caller }) => {
        const { rows, total } = await orders.deliveries(query);
        const names = await namesFor(caller, rows);
        return new ListAnswer(
          rows.map((row) => deliveryJson(row, names)),
          query.offset,
          total,
        );
      },
    }),
    route({
      method: 'GET',
      path: '/deliveries/me/earnings',
      summary: 'What the agent earned: a fee for each delivered order.',
      who: ['delivery'],
      answer: earningsSchema,
      handle: async () => earningsJson(await orders.earnings()),
    }),
    route({
      method: 'GET',
      path: '/deliveries/:id',
      summary: 'One delivery.',
      who: workers,
      params: byId,
      answer: deliverySchema,
      handle: async ({ params, caller }) => one(caller, await orders.delivery(params.id)),
    }),
    route({
      method: 'PATCH',
      path: '/deliveries/:id',
      summary: 'Give a delivery to an approved, active agent, named by its user id, or to another one.',
      who: ['admin'],
      params: byId,
      body: assignDeliverySchema,
      answer: deliverySchema,
      handle: async ({ params, body, caller }) => one(caller, await orders.assign(params.id, body.agentId)),
    }),
  ];
};
