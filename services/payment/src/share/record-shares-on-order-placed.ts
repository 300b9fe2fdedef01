import type { EventOf } from '@shop/chassis/events/subscribe';
import type { Transaction } from '@shop/chassis/database/database';
import { linkOrder } from '../payment/link-order.ts';
import { SHOP_CURRENCY } from '../payment/payment.ts';
import { enterFallenShares } from './fall-shares.ts';
import { enterShares } from './share-store.ts';

/** The payment gets its order, and each vendor the share that its fulfilment's lines cost. The shipping stays the shop's. */
export const createRecordSharesOnOrderPlaced =
  ({ now }: { now: () => Date }) =>
  async (tx: Transaction, { payload }: EventOf<'orders.order-placed.v1'>): Promise<void> => {
    const payment = await linkOrder(tx, payload.reference, payload.orderId);
    const at = now();
    await Promise.all([
      enterShares(tx, payment.id, payload.fulfilments, { currency: SHOP_CURRENCY, at }),
      enterFallenShares(tx, payment, at),
    ]);
  };
