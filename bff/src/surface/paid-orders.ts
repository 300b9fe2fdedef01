import type { Caller } from '@shop/chassis/auth/caller';
import { currentContext } from '@shop/chassis/context/request-context';
import type { Logger } from '@shop/chassis/log/logger';
import type { Page } from '@shop/contracts/list';
import type { Order } from '@shop/contracts/rest/orders';
import type { OrderView } from '@shop/contracts/services/orders';
import type { PaymentOfOrder } from '@shop/contracts/services/payment';
import { optional } from '../downstream/optional.ts';
import type { Payment } from '../downstream/payment.ts';
import { orderJson } from './order-json.ts';
import { ListAnswer } from './route.ts';

/** An agent carries; how an order was paid is not its business. */
const isAgent = (caller: Caller | undefined) => caller?.kind === 'person' && caller.role === 'delivery';

/** Shows orders with how each was paid; without that where the payment service is away. */
export function paidOrders(payment: Payment, logger: Logger) {
  /** By the reference of the order. */
  const paymentsOf = async (placed: readonly OrderView[]): Promise<ReadonlyMap<string, PaymentOfOrder>> => {
    if (placed.length === 0 || isAgent(currentContext()?.caller)) return new Map();
    const { payments } = await optional(
      payment.ofOrders(placed.map(({ reference }) => reference)),
      { payments: [] },
      { what: 'payments of orders', logger },
    );
    return new Map(payments.map((paid) => [paid.reference, paid]));
  };
  const all = async (placed: readonly OrderView[]): Promise<Order[]> => {
    const paid = await paymentsOf(placed);
    return placed.map((order) => orderJson(order, paid.get(order.reference) ?? null));
  };

  return {
    one: async (order: OrderView): Promise<Order> =>
      orderJson(order, (await paymentsOf([order])).get(order.reference) ?? null),

    page: async ({ rows, total }: Page<OrderView>, offset: number) => new ListAnswer(await all(rows), offset, total),
  };
}
