import type { Product } from '@shop/contracts/rest/products';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { resolverOf } from '../../../components/forms/resolver-of.ts';
import { Gallery } from '../../../components/gallery/gallery.tsx';
import { Section } from '../../../components/records/section.tsx';
import { useUnsavedWarning } from '../../../components/saving/use-unsaved-warning.ts';
import { DetailInputs } from '../details/detail-inputs.tsx';
import { ProductForm } from '../details/product-form.tsx';
import { ProductTexts } from '../variants/product-texts.tsx';
import { useStockDecision } from '../variants/use-stock-decision.tsx';
import { basicIssues } from './basic-issues.ts';
import { basicChanges, type BasicValues, basicValuesOf } from './basic-values.ts';
import { OfferSection } from './offer-section.tsx';
import { useSaveBasic } from './use-save-basic.ts';

/** A product's words, where it belongs, its own price and stock, and its pictures. */
export function BasicForm({ product }: { product: Product }) {
  const form = useForm<BasicValues>({
    defaultValues: basicValuesOf(product),
    resolver: resolverOf<BasicValues>((values) => basicIssues(product, values)),
    shouldFocusError: false,
  });
  const { decideOn, dialog } = useStockDecision();
  const save = useSaveBasic({ product, form, decideOn });
  const values = useWatch({ control: form.control }) as BasicValues;
  useUnsavedWarning(Object.keys(basicChanges(product, values)).length > 0);

  return (
    <ProductForm form={form} onSave={save} home={`/products/${product.id}/show`} beside={dialog}>
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
    </ProductForm>
  );
}
