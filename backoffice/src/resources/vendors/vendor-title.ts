import type { Vendor } from '@shop/contracts/rest/vendors';

export const titleOf = (vendor: Vendor | undefined): string => vendor?.shopName ?? 'Vendor';
