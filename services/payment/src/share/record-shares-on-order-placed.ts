import type { EventOf } from '@shop/chassis/events/subscribe';
import type { Transaction } from '@shop/chassis/database/database';
import { enterInLedger } from '../ledger/ledger.ts';
import { linkOrder } from '../payment/link-order.ts';
import { SHOP_CURRENCY } from '../payment/payment.ts';
import { enterFallenShares } from './fall-shares.ts';
import { insertShare } from './share-store.ts';
import type { Share } from './share-store.ts';

/** The payment gets its order, and each vendor the share that its fulfilment's lines cost. The shipping stays the shop's. */
export const createRecordSharesOnOrderPlaced =
  ({ now }: { now: () => Date }) =>
  async (tx: Transaction, { payload }: EventOf<'orders.order-placed.v1'>): Promise<void> => {
    const payment = await linkOrder(tx, payload.reference, payload.orderId);
    const at = now();
    const enterShare = async (share: Share): Promise<void> => {
      if (!(await insertShare(tx, payment.id, share, at))) return;
      const entry = { subjectId: share.fulfilmentId, paymentId: payment.id, amount: share.amountPesewas };
      enterInLedger(tx, { kind: 'share', ...entry, currency: SHOP_CURRENCY, at });
    };
    await Promise.all([...payload.fulfilments.map(enterShare), enterFallenShares(tx, payment, at)]);
  };
