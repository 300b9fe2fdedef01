import type { Caller } from '@shop/chassis/auth/caller';
import type { Logger } from '@shop/chassis/log/logger';
import type { Vendor } from '@shop/contracts/rest/vendors';
import type { VendorView } from '@shop/contracts/services/identity';
import type { Downstream } from '../downstream/downstream.ts';
import { optional } from '../downstream/optional.ts';
import { vendorJson } from './vendor-json.ts';

/** Log reports are admins' to read; a vendor is shown without them where the content service is away. */
export const shownVendors =
  ({ content }: Pick<Downstream, 'content'>, logger: Logger) =>
  async (vendors: readonly VendorView[], caller: Caller): Promise<Vendor[]> => {
    const seesReports = caller.kind === 'person' && caller.role === 'admin' && vendors.length > 0;
    const reports = seesReports
      ? await optional(content.logReportsOfVendors(vendors.map(({ vendorId }) => vendorId)), [], {
          what: 'log reports of vendors',
          logger,
        })
      : [];
    return vendors.map((vendor) =>
      vendorJson(
        vendor,
        reports
          .filter(({ vendorId }) => vendorId === vendor.vendorId)
          .map(({ title, createdAt }) => ({ action: title, createdAt })),
      ),
    );
  };
