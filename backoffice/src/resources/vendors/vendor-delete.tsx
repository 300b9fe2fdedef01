import { Alert, Button, Stack, Typography } from '@mui/material';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { ResourceContextProvider, RecordContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { WhatGoes } from '../../components/people/what-goes.tsx';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { Section } from '../../components/records/section.tsx';
import { DeleteButton } from '../../components/saving/delete-button.tsx';
import { VendorHead } from './show/vendor-head.tsx';
import { titleOf } from './vendor-title.ts';

/** A shop goes with the account of its vendor; says so before it is done. */
export default function VendorDelete() {
  return (
    <RecordScreen<Vendor> title={(vendor) => `${titleOf(vendor)}: delete`} failed="This vendor can’t be shown.">
      {(vendor) => (
        <>
          <VendorHead vendor={vendor} />
          <Section title="Delete this vendor">
            <Alert severity="warning" sx={{ mb: 2 }}>
              This deletes the user account {vendor.user ? `of ${vendor.user.name} (${vendor.user.email})` : ''} that
              the shop belongs to. To close the shop and keep the account, deactivate it instead.
            </Alert>
            <WhatGoes isVendor isAgent={false} />
            <Typography>This can’t be undone.</Typography>
            <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
              <DeleteAccount vendor={vendor} />
              <Button component={Link} to={`/vendors/${vendor.id}/show`}>
                Go Back
              </Button>
            </Stack>
          </Section>
        </>
      )}
    </RecordScreen>
  );
}

const DeleteAccount = ({ vendor: { userId, user, shopName } }: { vendor: Vendor }) =>
  userId === null ? null : (
    <ResourceContextProvider value="users">
      <RecordContextProvider value={{ id: userId }}>
        <DeleteButton
          question={{
            title: `Delete ${shopName}?`,
            text: `The account of ${user?.name ?? 'its vendor'} is deleted for good, and the shop is archived with its products.`,
            action: 'Delete',
            isGrave: true,
          }}
          done="User deleted successfully!"
          failed="Failed to delete user. Try again."
          to="/vendors"
        />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
