import { Box, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { SectionedForm } from '../../components/forms/sectioned-form.tsx';
import { HolderInput } from '../../components/people/holder-input.tsx';
import { RecordLink } from '../../components/records/record-link.tsx';
import { Section } from '../../components/records/section.tsx';
import { ShopSections } from '../../components/shops/shop-sections.tsx';
import { ActiveInput } from './edit/active-input.tsx';
import { useMakeVendor } from './edit/use-make-vendor.ts';

export default function VendorCreate() {
  return (
    <>
      <Title title="Add vendor" preferenceKey={false} />
      <Box sx={{ mt: 2 }}>
        <SectionedForm save={useMakeVendor()} label="Create vendor" home="/vendors">
          <Section title="Vendor">
            <HolderInput lacks="shop" />
            <Typography variant="body2">
              Nobody to choose? <RecordLink to="/users/create">Add a user with the role vendor</RecordLink>; its shop is
              made along with it.
            </Typography>
          </Section>
          <ShopSections />
          <Section title="State">
            <ActiveInput />
          </Section>
        </SectionedForm>
      </Box>
    </>
  );
}
