import { Box, Link, Typography } from '@mui/material';
import type { Order } from '@shop/contracts/rest/orders';
import { PhoneField } from '../../../components/fields/phone-field.tsx';
import { AddressLines } from '../../../components/orders/address-lines.tsx';
import { Section } from '../../../components/records/section.tsx';

/** Who ordered, and where it goes. */
export const CustomerSection = ({ customer, address }: Pick<Order, 'customer' | 'address'>) => (
  <Section title="Customer">
    <Typography sx={{ fontWeight: 700 }}>{customer.name}</Typography>
    <Box>
      <PhoneField source="customer.phone" />
    </Box>
    {customer.email === null ? (
      <Typography color="text.secondary">The account is deleted.</Typography>
    ) : (
      <Link href={`mailto:${customer.email}`} sx={{ overflowWrap: 'anywhere' }}>
        {customer.email}
      </Link>
    )}
    <Typography component="h3" variant="body2" color="text.secondary" sx={{ mt: 2 }}>
      Address
    </Typography>
    {address ? <AddressLines address={address} /> : <Typography>No address.</Typography>}
  </Section>
);
