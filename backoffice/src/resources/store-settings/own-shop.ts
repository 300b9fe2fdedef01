/** Where the shop of the vendor who asks is read. */
export const OWN_SHOP = '/vendors/me';
