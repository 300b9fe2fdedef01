/** What every head needs to know of the shop. */
export interface ShopFacts {
  shopName: string;
  /** The site's address, without a slash at its end. */
  publicUrl: string;
  logoUrl: string | null;
}

/** The whole address of a path of this site; whole addresses stay as they are. */
export const absolute = (publicUrl: string, address: string): string =>
  address.startsWith('/') ? `${publicUrl}${address}` : address;
