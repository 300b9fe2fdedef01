import { Typography } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import type { Product } from '@shop/contracts/rest/products';
import { ReferenceField, TextField } from 'react-admin';
import { PhoneField } from '../../../components/fields/phone-field.tsx';
import { Fact, Facts } from '../../../components/records/facts.tsx';
import { RecordLink } from '../../../components/records/record-link.tsx';
import { Section } from '../../../components/records/section.tsx';
import { useShop } from '../../../data/shop.tsx';
import { useIsOwn } from './use-is-own.ts';

const NameOf = ({ source, reference }: { source: keyof Product; reference: string }) => (
  <ReferenceField source={source} reference={reference} link={false} empty={<>–</>}>
    <TextField source="name" variant="inherit" />
  </ReferenceField>
);

/** What is known of a product besides its pictures and prices. */
export function ProductFacts({ product }: { product: Product }) {
  const { area } = useShop();
  const isOwn = useIsOwn();
  const { vendor, category, brand, tag, SKU, slug, createdAt, description, longDescription } = product;
  return (
    <Section title="Details">
      <Facts>
        {(area === 'admin' || !isOwn(product)) && (
          <>
            <Fact label="Vendor">
              {area === 'admin' ? (
                <RecordLink to={`/vendors/${vendor.id}/show`}>{vendor.shopName}</RecordLink>
              ) : (
                vendor.shopName
              )}
            </Fact>
            <Fact label="Vendor Contact">
              <PhoneField source="vendor.shopPhone" />
            </Fact>
          </>
        )}
        <Fact label="Category">{category?.name ?? '–'}</Fact>
        <Fact label="Subcategory">
          <NameOf source="subCategoryId" reference="subcategories" />
        </Fact>
        <Fact label="Brand">{brand?.name ?? '–'}</Fact>
        <Fact label="Material">
          <NameOf source="materialId" reference="materials" />
        </Fact>
        <Fact label="Origin">
          <NameOf source="originId" reference="origins" />
        </Fact>
        <Fact label="Tag">{tag ?? '–'}</Fact>
        <Fact label="SKU">{SKU}</Fact>
        <Fact label="Address name">{slug}</Fact>
        <Fact label="Created">{formatTime(createdAt)}</Fact>
      </Facts>
      {[description, longDescription].map((text, place) =>
        text ? (
          <Typography key={place} sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        ) : null,
      )}
    </Section>
  );
}
