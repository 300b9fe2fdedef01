import { Alert, Button, Stack } from '@mui/material';
import type { Product } from '@shop/contracts/rest/products';
import { Link } from 'react-router-dom';
import { AuditTrail } from '../../../components/audit-trail.tsx';
import { GoBackButton } from '../../../components/records/go-back-button.tsx';
import { RecordScreen } from '../../../components/records/record-screen.tsx';
import { Section } from '../../../components/records/section.tsx';
import { TwoColumns } from '../../../components/records/two-columns.tsx';
import { reasonsNotSold } from '../list/product-state.ts';
import { OwnProduct } from './own-product.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { useIsOwn } from './use-is-own.ts';

const SCREENS = [
  { label: 'Edit', to: '' },
  { label: 'Colours and sizes', to: '/variants' },
  { label: 'Edit image', to: '/images' },
  { label: 'Edit video', to: '/videos' },
];

/** A product as it is sold, and the ways to change it. */
export default function ProductShow() {
  const isOwn = useIsOwn();
  const title = (product: Product | undefined) => (product && isOwn(product) ? product.name : 'Product');
  return (
    <RecordScreen<Product> title={title} failed="Product not found.">
      {(product) => (
        <OwnProduct product={product}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {SCREENS.map(({ label, to }) => (
              <Button key={label} component={Link} to={`/products/${product.id}${to}`} sx={{ minHeight: 44 }}>
                {label}
              </Button>
            ))}
            <Button component={Link} to={`/products/${product.id}/delete`} color="error" sx={{ minHeight: 44 }}>
              Delete
            </Button>
            <GoBackButton home="/products" />
          </Stack>
          {reasonsNotSold(product).length > 0 && (
            <Alert severity="info">Customers can’t buy this at the moment: {reasonsNotSold(product).join(', ')}.</Alert>
          )}
          <TwoColumns
            aside={
              <>
                <ProductFacts product={product} />
                <AuditTrail />
              </>
            }
          >
            <Section title={product.name}>
              <ColourChoice product={product} />
            </Section>
            <ProductPictures product={product} />
          </TwoColumns>
        </OwnProduct>
      )}
    </RecordScreen>
  );
}
