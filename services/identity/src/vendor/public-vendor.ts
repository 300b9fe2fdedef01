import type { VendorView } from '@shop/contracts/services/identity';

/** A shop as everybody sees it: nothing leads to the person behind it. */
export const publicVendor = (vendor: VendorView): VendorView => ({
  ...vendor,
  userId: null,
  shopOwner: null,
  user: null,
});
