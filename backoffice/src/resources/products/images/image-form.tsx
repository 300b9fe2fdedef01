import { Alert, Stack } from '@mui/material';
import type { Product } from '@shop/contracts/rest/products';
import { type SyntheticEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useConfirmed } from '../../../components/dialogs/use-confirmed.ts';
import { Gallery } from '../../../components/gallery/gallery.tsx';
import { Section } from '../../../components/records/section.tsx';
import { HeldWhileSaving } from '../../../components/saving/held-while-saving.tsx';
import { SaveBar } from '../../../components/saving/save-bar.tsx';
import { useUnsavedWarning } from '../../../components/saving/use-unsaved-warning.ts';
import { saveQuestion } from '../variants/save-question.ts';
import { galleriesOf, ownPictures, removedPictures, variantPictures } from './picture-changes.ts';
import { useSavePictures } from './use-save-pictures.ts';

const FORMATS = 'JPEG, PNG, WebP, GIF or AVIF, up to 10 MB each.';

/** All pictures of a product on one screen. */
export function ImageForm({ product }: { product: Product }) {
  const [galleries, setGalleries] = useState(() => galleriesOf(product));
  const { mutate: save, isPending } = useSavePictures(product, setGalleries);
  const notify = useNotify();
  const confirmed = useConfirmed();
  const isChanged = ownPictures(product, galleries) !== null || variantPictures(product, galleries) !== null;
  useUnsavedWarning(isChanged);
  const isBare = [galleries.own, ...Object.values(galleries.variants)].every((pictures) => pictures.length === 0);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const question = saveQuestion({
      ...{ removedVariantIds: [], removedSizeIds: [], removedImageIds: removedPictures(product, galleries) },
    });
    if (!isChanged) notify('There is nothing to save.', { type: 'info' });
    else if (await confirmed(question)) save(galleries);
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack spacing={2} sx={{ maxWidth: '70rem' }}>
        <HeldWhileSaving isSaving={isPending}>
          {isBare && <Alert severity="info">Without a picture the product is not shown to customers.</Alert>}
          <Section
            title="The product"
            subheader={`Shown in lists, and for colours without pictures of their own. ${FORMATS}`}
          >
            <Gallery
              of="the product"
              pictures={galleries.own}
              onChange={(own) => {
                setGalleries({ ...galleries, own });
              }}
            />
          </Section>
          {product.variants.map(({ id, color }) => (
            <Section key={id} title={color.name}>
              <Gallery
                of={color.name}
                pictures={galleries.variants[id] ?? []}
                onChange={(pictures) => {
                  setGalleries({ ...galleries, variants: { ...galleries.variants, [id]: pictures } });
                }}
              />
            </Section>
          ))}
        </HeldWhileSaving>
        <SaveBar isSaving={isPending} home={`/products/${product.id}/show`} />
      </Stack>
    </form>
  );
}
