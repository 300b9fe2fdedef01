import { Stack } from '@mui/material';
import type { Product } from '@shop/contracts/rest/products';
import { useRef } from 'react';
import { ResourceContextProvider, useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { resolverOf } from '../../../components/forms/resolver-of.ts';
import { useFocusOnError } from '../../../components/forms/use-focus-on-error.ts';
import { HeldWhileSaving } from '../../../components/saving/held-while-saving.tsx';
import { SaveBar } from '../../../components/saving/save-bar.tsx';
import { editorIssues } from './editor-issues.ts';
import { type EditorValues, editorValuesOf } from './editor-values.ts';
import { ProductTexts } from './product-texts.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useSaveVariants } from './use-save-variants.ts';
import { useStockDecision } from './use-stock-decision.tsx';
import { VariantBlocks } from './variant-blocks.tsx';

const resolver = resolverOf(editorIssues);

/** Texts, colours and sizes of a product in one form. */
export function VariantForm({ product }: { product: Product }) {
  const notify = useNotify();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<EditorValues>({
    defaultValues: editorValuesOf(product),
    resolver,
    shouldFocusError: false,
  });
  const { isSubmitting } = form.formState;
  const { decideOn, dialog } = useStockDecision();
  const save = useSaveVariants({ product, form, decideOn });
  useFocusOnError(element, form.control);

  return (
    <ResourceContextProvider value="products">
      <FormProvider {...form}>
        <form
          ref={element}
          noValidate
          onSubmit={form.handleSubmit(save, () => {
            notify('Please look at the fields in red.', { type: 'error' });
          })}
        >
          <Stack spacing={2} sx={{ maxWidth: '70rem' }}>
            <HeldWhileSaving isSaving={isSubmitting}>
              <ProductTexts />
              <VariantBlocks product={product} />
            </HeldWhileSaving>
            <SaveBar isSaving={isSubmitting} home={`/products/${product.id}/show`} />
          </Stack>
        </form>
        <UnsavedGuard product={product} />
        {dialog}
      </FormProvider>
    </ResourceContextProvider>
  );
}
