import type { Product } from '@shop/contracts/rest/products';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { resolverOf } from '../../../components/forms/resolver-of.ts';
import { Section } from '../../../components/records/section.tsx';
import { useUnsavedWarning } from '../../../components/saving/use-unsaved-warning.ts';
import { useShop } from '../../../data/shop.tsx';
import { ProductForm } from '../details/product-form.tsx';
import { ProductTexts } from '../variants/product-texts.tsx';
import { textIssues } from '../variants/text-issues.ts';
import { useSaveVideos } from './use-save-videos.ts';
import { VendorChoice } from './vendor-choice.tsx';
import { hasVideoChanges, videoChanges, type VideoValues, videoValuesOf } from './video-changes.ts';
import { VideoList } from './video-list.tsx';

const resolver = resolverOf<VideoValues>(textIssues);

/** Videos of a product, with what it is called and whose it is. */
export function VideoForm({ product }: { product: Product }) {
  const { area } = useShop();
  const form = useForm<VideoValues>({ defaultValues: videoValuesOf(product), resolver, shouldFocusError: false });
  const save = useSaveVideos(product, form);
  const values = useWatch({ control: form.control }) as VideoValues;
  useUnsavedWarning(hasVideoChanges(videoChanges(product, values)));

  return (
    <ProductForm form={form} onSave={save} save="Update Record" back="Go Back" home={`/products/${product.id}/show`}>
      {area === 'admin' && <VendorChoice />}
      <ProductTexts />
      <Section title="Videos" subheader="MP4 or WebM, up to 100 MB each.">
        <Controller
          control={form.control}
          name="videos"
          render={({ field }) => <VideoList videos={field.value} onChange={field.onChange} />}
        />
      </Section>
    </ProductForm>
  );
}
