import type { Product } from '@shop/contracts/rest/products';
import { useForm } from 'react-hook-form';
import { resolverOf } from '../../../components/forms/resolver-of.ts';
import { editorIssues } from './editor-issues.ts';
import { type EditorValues, editorValuesOf } from './editor-values.ts';
import { ProductForm } from '../details/product-form.tsx';
import { ProductTexts } from './product-texts.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useSaveVariants } from './use-save-variants.ts';
import { useStockDecision } from './use-stock-decision.tsx';
import { VariantBlocks } from './variant-blocks.tsx';

const resolver = resolverOf(editorIssues);

/** Texts, colours and sizes of a product in one form. */
export function VariantForm({ product }: { product: Product }) {
  const form = useForm<EditorValues>({
    defaultValues: editorValuesOf(product),
    resolver,
    shouldFocusError: false,
  });
  const { decideOn, dialog } = useStockDecision();
  const save = useSaveVariants({ product, form, decideOn });

  return (
    <ProductForm
      form={form}
      onSave={save}
      home={`/products/${product.id}/show`}
      beside={
        <>
          <UnsavedGuard product={product} />
          {dialog}
        </>
      }
    >
      <ProductTexts />
      <VariantBlocks product={product} />
    </ProductForm>
  );
}
