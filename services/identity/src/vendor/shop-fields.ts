/** What a shop tells of itself. */
export interface ShopFields {
  shopName: string;
  shopPhone: string | null;
  shopLocation: string | null;
  shopAddress: string | null;
  shopEmail: string | null;
  shopWebsite: string | null;
  shopOwner: string | null;
  shopLatitude: number | null;
  shopLongitude: number | null;
}

export type NewShop = Pick<ShopFields, 'shopName'> & {
  [Field in Exclude<keyof ShopFields, 'shopName'>]?: ShopFields[Field] | undefined;
};

/** The fields of a shop of which this is known; the rest is null. */
export const shopFieldsOf = (told: NewShop): ShopFields => ({
  shopName: told.shopName,
  shopPhone: told.shopPhone ?? null,
  shopLocation: told.shopLocation ?? null,
  shopAddress: told.shopAddress ?? null,
  shopEmail: told.shopEmail ?? null,
  shopWebsite: told.shopWebsite ?? null,
  shopOwner: told.shopOwner ?? null,
  shopLatitude: told.shopLatitude ?? null,
  shopLongitude: told.shopLongitude ?? null,
});

/** Changes of these are told without their values. */
export const PERSONAL_OF_SHOP: ReadonlySet<string> = new Set([
  'shopPhone',
  'shopAddress',
  'shopEmail',
  'shopOwner',
  'shopLatitude',
  'shopLongitude',
]);
