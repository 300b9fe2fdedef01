import type { Vendor } from '@shop/contracts/rest/vendors';
import { DataTable, NullableBooleanInput } from 'react-admin';
import { PhoneField } from '../../components/fields/phone-field.tsx';
import { ActiveChip } from '../../components/fields/yes-no-chip.tsx';
import { AddLink } from '../../components/lists/add-link.tsx';
import { listSearch } from '../../components/lists/list-search.tsx';
import { PhoneCards } from '../../components/lists/phone-cards.tsx';
import { RecordLinks } from '../../components/lists/record-links.tsx';
import { ResourceList } from '../../components/lists/resource-list.tsx';
import { VendorCard } from './list/vendor-card.tsx';
import { vendorColumns } from './list/vendor-columns.ts';

const filters = [
  listSearch('Search by shop name'),
  <NullableBooleanInput
    key="isActive"
    source="isActive"
    label="State"
    nullLabel="All"
    trueLabel="Active"
    falseLabel="Inactive"
    alwaysOn
  />,
];

/** All shops; the inactive ones wait for an admin. */
export default function VendorList() {
  return (
    <ResourceList<Vendor>
      empty="No vendors found."
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      exporting={{ name: 'vendors', columns: vendorColumns }}
      actions={<AddLink label="+ Add Vendor" />}
      onPhone={<PhoneCards<Vendor>>{(vendor) => <VendorCard vendor={vendor} />}</PhoneCards>}
    >
      <DataTable.Col source="shopName" label="Shop name" />
      <DataTable.Col<Vendor> label="Owner" render={({ shopOwner, user }) => shopOwner ?? user?.name} />
      <DataTable.Col source="shopAddress" label="Address" disableSort />
      <DataTable.Col source="shopPhone" label="Phone" field={PhoneField} disableSort />
      <DataTable.Col source="shopLocation" label="Location" disableSort />
      <DataTable.Col source="shopEmail" label="Email" disableSort />
      <DataTable.Col source="shopWebsite" label="Website" disableSort />
      <DataTable.Col<Vendor>
        source="isActive"
        label="State"
        disableSort
        render={({ isActive }) => <ActiveChip isActive={isActive} />}
      />
      <DataTable.Col<Vendor>
        label="Actions"
        render={({ shopName }) => <RecordLinks of={shopName} screens={['View', 'Edit', 'Delete']} />}
      />
    </ResourceList>
  );
}
