import type { Product } from '@shop/contracts/rest/products';
import { useFormContext, useWatch } from 'react-hook-form';
import { useUnsavedWarning } from '../../../components/saving/use-unsaved-warning.ts';
import type { EditorValues } from './editor-values.ts';
import { hasChanges } from './has-changes.ts';
import { variantChanges } from './variant-changes.ts';

/** Warns while the form holds something that the shop doesn't. Apart from the form, which need not be drawn anew for it. */
export function UnsavedGuard({ product }: { product: Product }) {
  const { control } = useFormContext<EditorValues>();
  const values = useWatch({ control }) as EditorValues;
  useUnsavedWarning(hasChanges(variantChanges(product, values)));
  return null;
}
