import { Button, Typography } from '@mui/material';
import type { Product } from '@shop/contracts/rest/products';
import { BooleanInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { FormGrid } from '../../../components/forms/form-grid.tsx';
import { PriceInput } from '../../../components/forms/price-input.tsx';
import { Section } from '../../../components/records/section.tsx';
import { StockInput } from '../details/stock-input.tsx';

/** Price, stock and availability; those of a product with colours are found where its colours are. */
export function OfferSection({ product: { id, variants, heldStock = 0 } }: { product: Product }) {
  if (variants.length > 0)
    return (
      <Section title="For sale">
        <Typography>Each colour and size has a price and a stock of its own.</Typography>
        <Button component={Link} to={`/products/${id}/variants`} sx={{ minHeight: 44 }}>
          Colours and sizes
        </Button>
      </Section>
    );
  return (
    <Section title="For sale">
      <FormGrid>
        <PriceInput source="price" label="Price" isRequired helperText={false} />
        <PriceInput source="discountPrice" label="Discount price" helperText={false} />
        <StockInput source="stock" hint={heldStock > 0 ? `${heldStock} held by customers who are paying` : undefined} />
        <BooleanInput source="available" label="Available" helperText={false} />
      </FormGrid>
    </Section>
  );
}
