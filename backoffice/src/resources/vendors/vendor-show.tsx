import { Alert, Button, Stack } from '@mui/material';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { Link } from 'react-router-dom';
import { AuditTrail } from '../../components/audit-trail.tsx';
import { GoBackButton } from '../../components/records/go-back-button.tsx';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { TwoColumns } from '../../components/records/two-columns.tsx';
import { AccountSection } from './show/account-section.tsx';
import { ActivationButton } from './show/activation-button.tsx';
import { LogReportsSection } from './show/log-reports-section.tsx';
import { VendorDetails } from './show/vendor-details.tsx';
import { VendorHead } from './show/vendor-head.tsx';
import { VendorMedia } from './show/vendor-media.tsx';
import { titleOf } from './vendor-title.ts';

const productsOf = ({ id }: Vendor) => `/products?filter=${encodeURIComponent(JSON.stringify({ vendorId: id }))}`;

/** Everything about one vendor and its shop. */
export default function VendorShow() {
  return (
    <RecordScreen<Vendor> title={titleOf} failed="This vendor can’t be shown.">
      {(vendor) => (
        <>
          <VendorHead vendor={vendor}>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <ActivationButton vendor={vendor} />
              <Button component={Link} to={productsOf(vendor)}>
                Products
              </Button>
              <Button component={Link} to={`/vendors/${vendor.id}`}>
                Edit
              </Button>
              <Button component={Link} to={`/vendors/${vendor.id}/delete`} color="error">
                Delete
              </Button>
              <GoBackButton home="/vendors" />
            </Stack>
          </VendorHead>
          {!vendor.isActive && (
            <Alert severity="info">
              This shop is inactive: customers neither see it nor buy there. Look through its details, then activate it.
            </Alert>
          )}
          <TwoColumns
            aside={
              <>
                <AccountSection vendor={vendor} />
                <LogReportsSection vendor={vendor} />
                <AuditTrail />
              </>
            }
          >
            <VendorDetails vendor={vendor} />
            <VendorMedia vendor={vendor} />
          </TwoColumns>
        </>
      )}
    </RecordScreen>
  );
}
