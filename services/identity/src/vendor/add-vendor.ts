import type { Transaction } from '@shop/chassis/database/database';
import { conflict } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { shopFieldsOf } from './shop-fields.ts';
import type { NewShop } from './shop-fields.ts';
import { insertVendor } from './vendor-store.ts';

/** Makes a user's shop, which sells nothing until an admin activates it. Throws a Problem 409 where it has one. */
export async function addVendor(
  tx: Transaction,
  outbox: Outbox,
  userId: number,
  shop: NewShop,
  at: Date,
): Promise<number> {
  const payload = await insertVendor(tx, userId, shopFieldsOf(shop), at);
  if (!payload) throw conflict('has_shop', 'This user has a shop already.');
  outbox.append(tx, { type: 'identity.vendor-registered.v1', payload });
  return payload.vendorId;
}
