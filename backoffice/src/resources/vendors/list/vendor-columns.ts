import type { Vendor } from '@shop/contracts/rest/vendors';

/** The columns of the export. */
export const vendorColumns = [
  { heading: 'Shop name', value: ({ shopName }: Vendor) => shopName },
  { heading: 'Owner', value: ({ shopOwner }: Vendor) => shopOwner },
  { heading: 'Address', value: ({ shopAddress }: Vendor) => shopAddress },
  { heading: 'Phone', value: ({ shopPhone }: Vendor) => shopPhone },
  { heading: 'Location', value: ({ shopLocation }: Vendor) => shopLocation },
  { heading: 'Email', value: ({ shopEmail }: Vendor) => shopEmail },
  { heading: 'Website', value: ({ shopWebsite }: Vendor) => shopWebsite },
  { heading: 'Active', value: ({ isActive }: Vendor) => (isActive ? 'yes' : 'no') },
  { heading: 'Account', value: ({ user }: Vendor) => user?.email },
];
