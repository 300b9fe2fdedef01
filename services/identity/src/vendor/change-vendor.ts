import type { VendorChange } from '@shop/contracts/services/identity';
import type { Database, Transaction } from '@shop/chassis/database/database';
import { conflict, notFound } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { changesBetween, isEmpty } from '@shop/chassis/events/changes-between';
import { named } from '../changes/named.ts';
import { changeMedia } from './change-media.ts';
import { PERSONAL_OF_SHOP } from './shop-fields.ts';
import { lockVendor, updateVendor } from './vendor-store.ts';

export interface VendorParts {
  database: Database;
  outbox: Outbox;
  now: () => Date;
}

export const vendorNotFound = () => notFound('Vendor not found');

/** No media are added or removed. */
export const SAME_MEDIA = { imageUrls: [], videoUrls: [], removedImageIds: [], removedVideoIds: [] };

/** Changes what is named of a shop; with `ownerId` only of that user's own. Throws a Problem: 404, or 409 for another user. */
export const changeVendor = (
  { database, outbox, now }: VendorParts,
  id: number,
  { userId, ...change }: VendorChange,
  { ownerId }: { ownerId?: number } = {},
): Promise<void> =>
  database.transaction(async (tx) => {
    const vendor = await lockVendor(tx, id);
    if (!vendor || (ownerId !== undefined && vendor.userId !== ownerId)) throw vendorNotFound();
    if (userId !== undefined && userId !== vendor.userId) {
      throw conflict('owner_stays', 'A shop stays with the user for whom it was made.');
    }
    await applyVendorChange(tx, outbox, id, change, now());
  });

/** Writes what is different and tells of it once. Nothing happens where it is so already. */
export async function applyVendorChange(
  tx: Transaction,
  outbox: Outbox,
  id: number,
  change: Omit<VendorChange, 'userId'>,
  at: Date,
): Promise<void> {
  const vendor = await lockVendor(tx, id);
  if (!vendor) throw vendorNotFound();
  const { isActive = vendor.isActive, imageUrls, videoUrls, removedImageIds, removedVideoIds, ...texts } = change;
  const fields = { ...vendor.fields, ...named(texts) };
  const changes = {
    ...changesBetween({ ...vendor.fields, isActive: vendor.isActive }, { ...fields, isActive }, PERSONAL_OF_SHOP),
    ...(await changeMedia(tx, id, { imageUrls, videoUrls, removedImageIds, removedVideoIds })),
  };
  if (isEmpty(changes)) return;
  const card = await updateVendor(tx, id, { fields, isActive, archived: false }, at);
  outbox.append(tx, { type: eventType(vendor.isActive, isActive), payload: { ...card, changes } });
}

function eventType(wasActive: boolean, isActive: boolean) {
  if (wasActive === isActive) return 'identity.vendor-changed.v1';
  return isActive ? 'identity.vendor-activated.v1' : 'identity.vendor-deactivated.v1';
}
