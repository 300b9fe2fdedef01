import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { shopFieldsOf } from './shop-fields.ts';
import { removeAllMedia } from './vendor-media-store.ts';
import { findVendorOfUser, lockVendor, updateVendor } from './vendor-store.ts';

/** Closes the shop of a user for good, if there is one. It keeps its name alone: the rest leads to a person. */
export async function archiveShopOfUser(tx: Transaction, outbox: Outbox, userId: number, at: Date): Promise<void> {
  const shop = await findVendorOfUser(tx, userId);
  const vendor = shop && (await lockVendor(tx, shop.vendorId));
  if (!vendor) return;
  await removeAllMedia(tx, vendor.vendorId);
  const fields = shopFieldsOf({ shopName: vendor.fields.shopName });
  const payload = await updateVendor(tx, vendor.vendorId, { fields, isActive: false, archived: true }, at);
  outbox.append(tx, { type: 'identity.vendor-archived.v1', payload });
}
