import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { listSearch } from '../../../components/lists/list-search.tsx';
import type { Area } from '../../../data/shop.tsx';

const BY_NAME = { field: 'name', order: 'ASC' } as const;

const choiceOf = (source: string, reference: string, label: string) => (
  <ReferenceInput key={source} source={source} reference={reference} sort={BY_NAME} label={label}>
    <AutocompleteInput label={label} optionText="name" />
  </ReferenceInput>
);

const ofAll = [
  listSearch('Search by name'),
  choiceOf('categoryId', 'categories', 'Category'),
  choiceOf('brandId', 'brands', 'Brand'),
  choiceOf('colorId', 'colors', 'Colour'),
  choiceOf('sizeId', 'sizes', 'Size'),
];
const vendor = (
  <ReferenceInput
    key="vendorId"
    source="vendorId"
    reference="vendors"
    label="Vendor"
    sort={{ field: 'shopName', order: 'ASC' }}
  >
    <AutocompleteInput label="Vendor" optionText="shopName" />
  </ReferenceInput>
);

/** Vendors have no other vendor's products to choose from. */
export const productFilters: Readonly<Record<Area, typeof ofAll>> = { admin: [...ofAll, vendor], vendor: ofAll };
