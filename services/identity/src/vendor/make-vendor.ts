import type { NewVendor } from '@shop/contracts/services/identity';
import type { Revocations } from '../revocation/revocations.ts';
import { lockHolder } from '../user/lock-holder.ts';
import { addVendor } from './add-vendor.ts';
import { applyVendorChange } from './change-vendor.ts';
import type { VendorParts } from './change-vendor.ts';

/**
 * An admin makes the shop of a user who holds the role of a vendor, and answers its id. The user signs in again, since its
 * token names its shop. Throws a Problem: 400 for an unknown user, 409 for one without the role or with a shop.
 */
export async function makeVendor(
  { database, outbox, revocations, now }: VendorParts & { revocations: Revocations },
  { userId, isActive, imageUrls, videoUrls, ...shop }: NewVendor,
): Promise<number> {
  const { vendorId, publishRevocation } = await database.transaction(async (tx) => {
    await lockHolder(tx, userId, 'vendor');
    const at = now();
    const id = await addVendor(tx, outbox, userId, shop, at);
    await applyVendorChange(
      tx,
      outbox,
      id,
      { isActive, imageUrls, videoUrls, removedImageIds: [], removedVideoIds: [] },
      at,
    );
    return { vendorId: id, publishRevocation: await revocations.endTokensOfUser(tx, userId) };
  });
  await publishRevocation();
  return vendorId;
}
