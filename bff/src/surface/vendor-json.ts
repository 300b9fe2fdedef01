import { type Vendor, vendorSchema } from '@shop/contracts/rest/vendors';
import type { VendorView } from '@shop/contracts/services/identity';

/** A vendor in its documented fields alone. */
export const vendorJson = ({ vendorId, ...vendor }: VendorView, logReports: Vendor['logReports']): Vendor =>
  vendorSchema.parse({ ...vendor, id: vendorId, logReports });
