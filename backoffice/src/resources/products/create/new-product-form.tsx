import { Alert, Button, Stack } from '@mui/material';
import type { Product } from '@shop/contracts/rest/products';
import { useRef } from 'react';
import { ResourceContextProvider, useNotify } from 'react-admin';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { resolverOf } from '../../../components/forms/resolver-of.ts';
import { useFocusOnError } from '../../../components/forms/use-focus-on-error.ts';
import { Gallery } from '../../../components/gallery/gallery.tsx';
import { useRefocus } from '../../../components/gallery/use-refocus.ts';
import { Section } from '../../../components/records/section.tsx';
import { HeldWhileSaving } from '../../../components/saving/held-while-saving.tsx';
import { SaveBar } from '../../../components/saving/save-bar.tsx';
import { useUnsavedWarning } from '../../../components/saving/use-unsaved-warning.ts';
import { useShop } from '../../../data/shop.tsx';
import { DetailInputs } from '../details/detail-inputs.tsx';
import { ProductTexts } from '../variants/product-texts.tsx';
import { newProductIssues } from './new-product-issues.ts';
import { newProduct, newVariant, type NewProductValues } from './new-product-values.ts';
import { NewVariantSection } from './new-variant-section.tsx';
import { PriceSection } from './price-section.tsx';
import { useCreateProduct } from './use-create-product.ts';
import { useNewVariants } from './use-new-variants.ts';

interface NewProductFormProps {
  isMade: boolean;
  onMade: (product: Product) => void;
}

/**
 * A new product in one of two modes: basic, with one stock and its pictures, or with colours. Vendors begin with a colour, since
 * that is how clothes are listed.
 */
export function NewProductForm({ isMade, onMade }: NewProductFormProps) {
  const { area } = useShop();
  const notify = useNotify();
  const element = useRef<HTMLFormElement>(null);
  const isAdmin = area === 'admin';
  const form = useForm<NewProductValues>({
    defaultValues: newProduct(isAdmin ? [] : [newVariant()]),
    resolver: resolverOf<NewProductValues>((values) => newProductIssues(values, { isAdmin })),
    shouldFocusError: false,
  });
  const { isSubmitting, isDirty } = form.formState;
  // What was made must not be made twice while the next screen is on its way.
  const isSaving = isSubmitting || isMade;
  const { fields, addVariant, removeVariant } = useNewVariants(form);
  const { pictures = [], variants = [] } = useWatch({ control: form.control }) as Partial<NewProductValues>;
  const hasPicture = pictures.length > 0 || variants.some((variant) => variant.pictures.length > 0);
  const create = useCreateProduct(form, onMade);
  useUnsavedWarning(isDirty && !isMade);
  useFocusOnError(element, form.control);
  const refocus = useRefocus(element);

  const removeAt = async (index: number) => {
    if (await removeVariant(index)) refocus('[data-action="add-variant"]');
  };

  return (
    <ResourceContextProvider value="products">
      <FormProvider {...form}>
        <form
          ref={element}
          noValidate
          onSubmit={form.handleSubmit(create, () => {
            notify('Please look at the fields in red.', { type: 'error' });
          })}
        >
          <Stack spacing={2} sx={{ maxWidth: '70rem', mt: 2 }}>
            <HeldWhileSaving isSaving={isSaving}>
              {fields.length === 0 && (
                <Section title="Pictures" subheader="JPEG, PNG, WebP, GIF or AVIF, up to 10 MB each.">
                  <Controller
                    control={form.control}
                    name="pictures"
                    render={({ field }) => (
                      <Gallery of="the product" pictures={field.value} onChange={field.onChange} />
                    )}
                  />
                </Section>
              )}
              {fields.map(({ id }, index) => (
                <NewVariantSection
                  key={id}
                  index={index}
                  onRemove={() => {
                    void removeAt(index);
                  }}
                />
              ))}
              <Button
                data-action="add-variant"
                variant="outlined"
                sx={{ minHeight: 44, alignSelf: 'flex-start' }}
                onClick={addVariant}
              >
                + Add ProductVariant
              </Button>
              <PriceSection hasVariants={fields.length > 0} />
              <ProductTexts />
              <DetailInputs />
              {!hasPicture && <Alert severity="info">Without a picture the product is not shown to customers.</Alert>}
            </HeldWhileSaving>
            <SaveBar isSaving={isSaving} save="Create product" home="/products" />
          </Stack>
        </form>
      </FormProvider>
    </ResourceContextProvider>
  );
}
