import { toCedis } from '@shop/contracts/money';
import type { Delivery, Earnings } from '@shop/contracts/rest/deliveries';
import type { EarningsView } from '@shop/contracts/services/order-figures';
import type { DeliveryView } from '@shop/contracts/services/orders';

/** Agents' names by their user ids. */
export type AgentNames = ReadonlyMap<number, string>;

export const deliveryJson = (delivery: DeliveryView, names: AgentNames): Delivery => {
  const { id, orderId, number, status, agentUserId, customer, address, placedAt, assignedAt, deliveredAt } = delivery;
  return {
    id,
    orderId,
    status,
    agentId: agentUserId,
    agent: agentUserId === null ? null : { id: agentUserId, name: names.get(agentUserId) ?? null },
    order: { id: orderId, number, status, placedAt, customer, address },
    assignedAt,
    deliveredAt,
  };
};

export const earningsJson = ({ delivered, totalPesewas, byMonth, latest }: EarningsView): Earnings => ({
  delivered,
  total: toCedis(totalPesewas),
  byMonth: byMonth.map((row) => ({
    month: row.month,
    delivered: row.delivered,
    total: toCedis(row.totalPesewas),
  })),
  latest: latest.map(({ deliveryId, orderId, number, deliveredAt, feePesewas }) => ({
    deliveryId,
    order: { id: orderId, number },
    deliveredAt,
    fee: toCedis(feePesewas),
  })),
});
