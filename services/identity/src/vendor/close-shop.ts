import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { applyVendorChange, SAME_MEDIA } from './change-vendor.ts';
import { findVendorOfUser } from './vendor-store.ts';

/** Stops the shop of a user who may sell no longer, if there is one. An admin can activate it again. */
export async function closeShopOfUser(tx: Transaction, outbox: Outbox, userId: number, at: Date): Promise<void> {
  const shop = await findVendorOfUser(tx, userId);
  if (shop) await applyVendorChange(tx, outbox, shop.vendorId, { isActive: false, ...SAME_MEDIA }, at);
}
