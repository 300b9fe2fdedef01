import { FormGrid } from '../../../components/forms/form-grid.tsx';
import { PriceInput } from '../../../components/forms/price-input.tsx';
import { Section } from '../../../components/records/section.tsx';
import { StockInput } from '../details/stock-input.tsx';

/** What one costs; without colours also how many there are. */
export const PriceSection = ({ hasVariants }: { hasVariants: boolean }) => (
  <Section title={hasVariants ? 'For all colours' : 'For sale'}>
    <FormGrid>
      <PriceInput source="price" label="Price" isRequired helperText={false} />
      <PriceInput source="discountPrice" label="Discount price" helperText={false} />
      {!hasVariants && <StockInput source="stock" />}
    </FormGrid>
  </Section>
);
