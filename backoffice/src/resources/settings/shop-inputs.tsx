import { Box } from '@mui/material';
import { email, TextInput } from 'react-admin';
import { requiredText } from '../../components/forms/required-text.ts';
import { Section } from '../../components/records/section.tsx';

const required = {
  shopName: requiredText('Shop name is required.'),
  phone: requiredText('Phone is required.'),
  email: [requiredText('Email is required.'), email('Invalid email address')],
  address: requiredText('Address is required.'),
  symbol: requiredText('Symbol is required.'),
};

/** Who the shop is and how it is reached, as the footer and the contact page show it. */
export const ShopInputs = () => (
  <Section title="The shop" subheader="Shown at the foot of every page and on the contact page">
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <TextInput source="shopName" label="Shop name" validate={required.shopName} />
      <TextInput source="phone" label="Phone" type="tel" validate={required.phone} />
      <TextInput source="email" label="Email" type="email" validate={required.email} />
      <TextInput source="address" label="Address" validate={required.address} />
      <TextInput source="currency" label="Currency" readOnly />
      <TextInput
        source="symbol"
        label="Symbol"
        validate={required.symbol}
        helperText="Stands before prices, which are in Ghana cedis always."
      />
    </Box>
  </Section>
);
