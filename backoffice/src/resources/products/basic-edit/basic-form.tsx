import { Stack } from '@mui/material';
import type { Product } from '@shop/contracts/rest/products';
import { useRef } from 'react';
import { ResourceContextProvider, useNotify } from 'react-admin';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { resolverOf } from '../../../components/forms/resolver-of.ts';
import { useFocusOnError } from '../../../components/forms/use-focus-on-error.ts';
import { Gallery } from '../../../components/gallery/gallery.tsx';
import { Section } from '../../../components/records/section.tsx';
import { HeldWhileSaving } from '../../../components/saving/held-while-saving.tsx';
import { SaveBar } from '../../../components/saving/save-bar.tsx';
import { useUnsavedWarning } from '../../../components/saving/use-unsaved-warning.ts';
import { DetailInputs } from '../details/detail-inputs.tsx';
import { ProductTexts } from '../variants/product-texts.tsx';
import { useStockDecision } from '../variants/use-stock-decision.tsx';
import { basicIssues } from './basic-issues.ts';
import { basicChanges, type BasicValues, basicValuesOf } from './basic-values.ts';
import { OfferSection } from './offer-section.tsx';
import { useSaveBasic } from './use-save-basic.ts';

/** A product's words, where it belongs, its own price and stock, and its pictures. */
export function BasicForm({ product }: { product: Product }) {
  const notify = useNotify();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<BasicValues>({
    defaultValues: basicValuesOf(product),
    resolver: resolverOf<BasicValues>((values) => basicIssues(product, values)),
    shouldFocusError: false,
  });
  const { isSubmitting } = form.formState;
  const { decideOn, dialog } = useStockDecision();
  const save = useSaveBasic({ product, form, decideOn });
  const values = useWatch({ control: form.control }) as BasicValues;
  useUnsavedWarning(Object.keys(basicChanges(product, values)).length > 0);
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
              <DetailInputs />
              <OfferSection product={product} />
              <Section title="Pictures" subheader="JPEG, PNG, WebP, GIF or AVIF, up to 10 MB each.">
                <Controller
                  control={form.control}
                  name="pictures"
                  render={({ field }) => <Gallery of={product.name} pictures={field.value} onChange={field.onChange} />}
                />
              </Section>
            </HeldWhileSaving>
            <SaveBar isSaving={isSubmitting} home={`/products/${product.id}/show`} />
          </Stack>
        </form>
        {dialog}
      </FormProvider>
    </ResourceContextProvider>
  );
}
