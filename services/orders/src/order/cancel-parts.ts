import type { NewEvent, Outbox } from '@shop/chassis/events/outbox';
import type { Transaction } from '@shop/chassis/database/database';
import { noteFallenSales } from '../figures/category-sales.ts';
import { linesOfFulfilments, moveFulfilments } from './change-store.ts';
import type { LockedOrder, OrderCancellation } from './change-store.ts';
import { cancelParts } from './decide-cancellation.ts';
import { followFulfilments } from './follow-fulfilments.ts';
import type { StepTaker } from './step-store.ts';

interface PartsToCancel {
  fulfilmentIds: readonly number[];
  cancellation: OrderCancellation;
  at: Date;
  by: StepTaker;
}

/** Lets parts of an order fall away: they tell what is to be refunded and what goes back to the stock. */
export async function cancelFulfilments(
  tx: Transaction,
  outbox: Outbox,
  order: LockedOrder,
  { fulfilmentIds: wished, cancellation, at, by }: PartsToCancel,
): Promise<void> {
  const { fulfilmentIds, refundPesewas, whole } = cancelParts(order.fulfilments, order.shippingPesewas, wished);
  const { cause, reason } = cancellation;
  await moveFulfilments(tx, { ids: fulfilmentIds, step: { status: 'cancelled', at, by }, reason });
  await noteFallenSales(tx, order.id, fulfilmentIds);
  const lines = await linesOfFulfilments(tx, fulfilmentIds);
  const returned = (ids: readonly number[]) =>
    lines.filter(({ fulfilmentId }) => ids.includes(fulfilmentId)).map(({ skuId, quantity }) => ({ skuId, quantity }));

  const change = { at, by, ids: fulfilmentIds, to: 'cancelled', cancellation } as const;
  await followFulfilments(tx, outbox, order, change, (identity, version): NewEvent[] =>
    whole
      ? [
          {
            type: 'orders.order-cancelled.v1',
            payload: {
              ...identity,
              cause,
              reason,
              refundPesewas,
              fulfilmentIds,
              returnedLines: returned(fulfilmentIds),
              version,
            },
          },
        ]
      : order.fulfilments
          .filter(({ id }) => fulfilmentIds.includes(id))
          .map(({ id, vendorId, amountPesewas }) => ({
            type: 'orders.fulfilment-rejected.v1',
            payload: {
              ...identity,
              fulfilmentId: id,
              vendorId,
              reason,
              refundPesewas: amountPesewas,
              returnedLines: returned([id]),
              version,
            },
          })),
  );
}
