import { Stack } from '@mui/material';
import type { Product } from '@shop/contracts/rest/products';
import { useRef } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { resolverOf } from '../../../components/forms/resolver-of.ts';
import { useFocusOnError } from '../../../components/forms/use-focus-on-error.ts';
import { Section } from '../../../components/records/section.tsx';
import { HeldWhileSaving } from '../../../components/saving/held-while-saving.tsx';
import { SaveBar } from '../../../components/saving/save-bar.tsx';
import { useUnsavedWarning } from '../../../components/saving/use-unsaved-warning.ts';
import { useShop } from '../../../data/shop.tsx';
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
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<VideoValues>({ defaultValues: videoValuesOf(product), resolver, shouldFocusError: false });
  const { isSubmitting } = form.formState;
  const save = useSaveVideos(product, form);
  const values = useWatch({ control: form.control }) as VideoValues;
  useUnsavedWarning(hasVideoChanges(videoChanges(product, values)));
  useFocusOnError(element, form.control);

  return (
    <ResourceContextProvider value="products">
      <FormProvider {...form}>
        <form ref={element} noValidate onSubmit={form.handleSubmit(save)}>
          <Stack spacing={2} sx={{ maxWidth: '70rem' }}>
            <HeldWhileSaving isSaving={isSubmitting}>
              {area === 'admin' && <VendorChoice />}
              <ProductTexts />
              <Section title="Videos" subheader="MP4 or WebM, up to 100 MB each.">
                <Controller
                  control={form.control}
                  name="videos"
                  render={({ field }) => <VideoList videos={field.value} onChange={field.onChange} />}
                />
              </Section>
            </HeldWhileSaving>
            <SaveBar
              isSaving={isSubmitting}
              save="Update Record"
              back="Go Back"
              home={`/products/${product.id}/show`}
            />
          </Stack>
        </form>
      </FormProvider>
    </ResourceContextProvider>
  );
}
