import { Box } from '@mui/material';
import { PriceInput } from '../../components/forms/price-input.tsx';
import { Section } from '../../components/records/section.tsx';

/** What carrying an order costs its customer, and what its agent gets. */
export const ShippingInputs = ({ regions }: { regions: readonly string[] }) => (
  <Section title="Delivery" subheader="A region without a fee of its own has the usual one. 0 is free.">
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <PriceInput source="shipping.default" label="Usual delivery fee" isRequired />
      <PriceInput source="agentFee" label="Agent’s fee for a delivered order" isRequired />
    </Box>
    <Box
      role="group"
      aria-label="Delivery fee by region"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)', xl: 'repeat(4, 1fr)' },
      }}
    >
      {regions.map((region) => (
        <PriceInput key={region} source={`shipping.regions.${region}`} label={region} helperText={false} />
      ))}
    </Box>
  </Section>
);
