import { Alert, Stack } from '@mui/material';
import type { Product } from '@shop/contracts/rest/products';
import { AuditTrail } from '../../../components/audit-trail.tsx';
import { GoBackButton } from '../../../components/records/go-back-button.tsx';
import { RecordScreen } from '../../../components/records/record-screen.tsx';
import { Section } from '../../../components/records/section.tsx';
import { TwoColumns } from '../../../components/records/two-columns.tsx';
import { reasonsNotSold } from '../list/product-state.ts';
import { ColourChoice } from './colour-choice.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { useIsOwn } from './use-is-own.ts';
import { WaysToChange } from './ways-to-change.tsx';

/** A product as it is sold, and the ways to change it. Another vendor's, which everybody may read, is only looked at. */
export default function ProductShow() {
  const isOwn = useIsOwn();
  return (
    <RecordScreen<Product> title={(product) => product?.name ?? 'Product'} failed="Product not found.">
      {(product) => (
        <>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {isOwn(product) && <WaysToChange id={product.id} />}
            <GoBackButton home="/products" />
          </Stack>
          {!isOwn(product) && (
            <Alert severity="info">
              This product is {product.vendor.shopName}’s. You see what customers see, and can’t change it.
            </Alert>
          )}
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
        </>
      )}
    </RecordScreen>
  );
}
