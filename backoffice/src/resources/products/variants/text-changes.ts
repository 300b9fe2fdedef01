import type { Product } from '@shop/contracts/rest/products';
import type { ProductTextValues } from './text-issues.ts';

const TEXTS = ['name', 'description', 'longDescription'] as const;

/** The texts that were changed; an empty one is the same as none. */
export const textChanges = (product: Product, values: ProductTextValues): Partial<ProductTextValues> =>
  Object.fromEntries(
    TEXTS.filter((field) => (product[field] ?? '') !== (values[field] ?? '')).map((field) => [field, values[field]]),
  );
