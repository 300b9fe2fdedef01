import type { Product } from '@shop/contracts/rest/products';
import { type ProductTextValues, textIssues } from '../variants/text-issues.ts';

/** What a product belongs to, as it stands in a form. */
export interface DetailValues extends ProductTextValues {
  /** Of admins' forms; a vendor's products are its own. */
  vendorId: number | null;
  categoryId: number | null;
  subCategoryId: number | null;
  brandId: number | null;
  materialId: number | null;
  originId: number | null;
  tagIds: number[];
}

export const NO_DETAILS: DetailValues = {
  ...{ name: null, description: null, longDescription: null, vendorId: null, categoryId: null },
  ...{ subCategoryId: null, brandId: null, materialId: null, originId: null, tagIds: [] },
};

export const detailValuesOf = (product: Product): DetailValues => {
  const { name, description, longDescription, vendorId, categoryId, subCategoryId, tagIds } = product;
  const { brandId, materialId, originId } = product;
  return {
    ...{ name, description, longDescription, vendorId, categoryId, subCategoryId },
    ...{ brandId, materialId, originId, tagIds },
  };
};

/** What is wrong with them, a sentence for each field. */
export const detailIssues = (values: DetailValues, { needsVendor }: { needsVendor: boolean }) => ({
  ...textIssues(values),
  ...(needsVendor && values.vendorId === null ? { vendorId: 'Please choose a vendor.' } : {}),
});
