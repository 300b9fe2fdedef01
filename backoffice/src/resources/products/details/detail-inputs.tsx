import { AutocompleteArrayInput, AutocompleteInput, ReferenceArrayInput, ReferenceInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormGrid } from '../../../components/forms/form-grid.tsx';
import { Section } from '../../../components/records/section.tsx';
import { useShop } from '../../../data/shop.tsx';
import type { DetailValues } from './detail-values.ts';

const BY_NAME = { field: 'name', order: 'ASC' } as const;

interface LookupInputProps {
  source: 'categoryId' | 'brandId' | 'materialId' | 'originId';
  reference: string;
  label: string;
  onChange?: () => void;
}

const LookupInput = ({ source, reference, label, ...input }: LookupInputProps) => (
  <ReferenceInput source={source} reference={reference} sort={BY_NAME}>
    <AutocompleteInput label={label} optionText="name" helperText={false} {...input} />
  </ReferenceInput>
);

/** What a product belongs to; admins say whose it is too. */
export function DetailInputs() {
  const { area } = useShop();
  const { setValue } = useFormContext<DetailValues>();
  const categoryId = useWatch<DetailValues, 'categoryId'>({ name: 'categoryId' });
  return (
    <Section title="Where it belongs">
      <FormGrid>
        {area === 'admin' && (
          <ReferenceInput source="vendorId" reference="vendors" sort={{ field: 'shopName', order: 'ASC' }}>
            <AutocompleteInput label="Vendor" optionText="shopName" isRequired helperText={false} />
          </ReferenceInput>
        )}
        <LookupInput
          source="categoryId"
          reference="categories"
          label="Category"
          onChange={() => {
            // A subcategory belongs to its category.
            setValue('subCategoryId', null);
          }}
        />
        <ReferenceInput
          key={categoryId}
          source="subCategoryId"
          reference="subcategories"
          sort={BY_NAME}
          filter={categoryId === null ? {} : { categoryId }}
        >
          <AutocompleteInput label="Subcategory" optionText="name" disabled={categoryId === null} helperText={false} />
        </ReferenceInput>
        <LookupInput source="brandId" reference="brands" label="Brand" />
        <LookupInput source="materialId" reference="materials" label="Material" />
        <LookupInput source="originId" reference="origins" label="Origin" />
        <ReferenceArrayInput source="tagIds" reference="tags" sort={BY_NAME}>
          <AutocompleteArrayInput label="Tags" optionText="name" helperText={false} />
        </ReferenceArrayInput>
      </FormGrid>
    </Section>
  );
}
