import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { insertVendor } from './vendor-store.ts';
import type { NewVendor } from './vendor-store.ts';

/** Makes a user's shop, which sells nothing until an admin activates it. */
export async function addVendor(
  tx: Transaction,
  outbox: Outbox,
  userId: number,
  shop: NewVendor,
  at: Date,
): Promise<void> {
  const payload = await insertVendor(tx, userId, shop, at);
  await outbox.append(tx, { type: 'identity.vendor-registered.v1', payload });
}
