import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { Section } from '../../../components/records/section.tsx';

/** Whose product it is; admins may give it to another vendor. */
export const VendorChoice = () => (
  <Section title="Vendor">
    <ReferenceInput source="vendorId" reference="vendors" sort={{ field: 'shopName', order: 'ASC' }}>
      <AutocompleteInput label="Vendor" optionText="shopName" isRequired disableClearable helperText={false} />
    </ReferenceInput>
  </Section>
);
