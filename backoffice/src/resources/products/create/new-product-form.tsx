import { Alert, Box, Button } from '@mui/material';
import type { Product } from '@shop/contracts/rest/products';
import { useRef } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { resolverOf } from '../../../components/forms/resolver-of.ts';
import { Gallery } from '../../../components/gallery/gallery.tsx';
import { useRefocus } from '../../../components/gallery/use-refocus.ts';
import { Section } from '../../../components/records/section.tsx';
import { useUnsavedWarning } from '../../../components/saving/use-unsaved-warning.ts';
import { useShop } from '../../../data/shop.tsx';
import { DetailInputs } from '../details/detail-inputs.tsx';
import { ProductForm } from '../details/product-form.tsx';
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
  const refocus = useRefocus(element);

  const removeAt = async (index: number) => {
    if (await removeVariant(index)) refocus('[data-action="add-variant"]');
  };

  return (
    <Box sx={{ mt: 2 }}>
      <ProductForm
        form={form}
        element={element}
        onSave={create}
        isSaving={isSaving}
        save="Create product"
        home="/products"
      >
        {fields.length === 0 && (
          <Section title="Pictures" subheader="JPEG, PNG, WebP, GIF or AVIF, up to 10 MB each.">
            <Controller
              control={form.control}
              name="pictures"
              render={({ field }) => <Gallery of="the product" pictures={field.value} onChange={field.onChange} />}
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
      </ProductForm>
    </Box>
  );
}
