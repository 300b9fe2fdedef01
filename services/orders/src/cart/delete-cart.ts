import type { Database } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { removeCart } from './cart-store.ts';
import { cartNotFound } from './find-carts.ts';

/** An admin's own deletion of a customer's cart. What is being paid for stays as it was priced. */
export const deleteCartById = (
  { database, outbox }: { database: Database; outbox: Outbox },
  cartId: number,
): Promise<void> =>
  database.transaction(async (tx) => {
    const customerId = await removeCart(tx, cartId);
    if (customerId === null) throw cartNotFound();
    outbox.append(tx, { type: 'orders.cart-deleted.v1', payload: { cartId, customerId } });
  });
