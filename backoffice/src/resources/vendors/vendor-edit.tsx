import type { Vendor } from '@shop/contracts/rest/vendors';
import { SectionedForm } from '../../components/forms/sectioned-form.tsx';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { Section } from '../../components/records/section.tsx';
import { ScreenHeading } from '../../components/screen-heading.tsx';
import { ShopSections } from '../../components/shops/shop-sections.tsx';
import { ActiveInput } from './edit/active-input.tsx';
import { useSaveVendor } from './edit/use-save-vendor.ts';

/** As it is documented. */
const TITLE = 'Update Profile';

export default function VendorEdit() {
  return (
    <RecordScreen<Vendor> title={() => TITLE} failed="This vendor can’t be shown.">
      {(vendor) => (
        <>
          <ScreenHeading>{TITLE}</ScreenHeading>
          <VendorForm key={vendor.id} vendor={vendor} />
        </>
      )}
    </RecordScreen>
  );
}

function VendorForm({ vendor }: { vendor: Vendor }) {
  const question = { title: 'Update vendor', text: `Update ${vendor.shopName}?`, action: 'Update' };
  return (
    <SectionedForm
      record={vendor}
      save={useSaveVendor(vendor)}
      question={question}
      label="Update vendor"
      home={`/vendors/${vendor.id}/show`}
    >
      <ShopSections />
      <Section title="State">
        <ActiveInput />
      </Section>
    </SectionedForm>
  );
}
