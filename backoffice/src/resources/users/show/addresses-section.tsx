import { Box, Chip, Stack, Typography } from '@mui/material';
import type { Address } from '@shop/contracts/rest/addresses';
import { formatPhone } from '@shop/browser/phone';
import { MapLink } from '../../../components/fields/map-link.tsx';
import { Section } from '../../../components/records/section.tsx';

/** Where a customer has orders sent, the usual place first. */
export const AddressesSection = ({ addresses }: { addresses: readonly Address[] }) => (
  <Section title="Addresses">
    {addresses.length === 0 && <Typography color="text.secondary">No addresses.</Typography>}
    <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {addresses.map((address) => (
        <Box component="li" key={address.id}>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Typography sx={{ fontWeight: 700 }}>{address.title}</Typography>
            {address.isDefault && <Chip size="small" label="Default" />}
          </Stack>
          <Typography variant="body2">
            {address.street}, {address.city}
            <br />
            {address.region}, {address.country}
            <br />
            {formatPhone(address.phone)}
          </Typography>
          {address.latitude !== null && address.longitude !== null && (
            <MapLink latitude={address.latitude} longitude={address.longitude} />
          )}
        </Box>
      ))}
    </Stack>
  </Section>
);
