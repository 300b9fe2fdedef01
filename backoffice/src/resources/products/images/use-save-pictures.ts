import type { Product } from '@shop/contracts/rest/products';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { savedPictures } from '../../../components/gallery/gallery-picture.ts';
import { sentenceOfFailure } from '../../../components/sentence-of-failure.ts';
import { formOf } from '../../../data/form-of.ts';
import { useShop } from '../../../data/shop.tsx';
import { useProductWritten } from '../variants/use-product-to-edit.ts';
import { type Galleries, galleriesOf, orderShown, ownPictures, variantPictures } from './picture-changes.ts';

const numbered = (field: string, values: readonly (number | string | File)[]) =>
  Object.fromEntries(values.map((value, number) => [`${field}_${number}`, value]));

/** Saves all galleries of a product: its own by one call, those of its variants by another. */
export function useSavePictures(product: Product, show: (galleries: Galleries) => void) {
  const { http } = useShop();
  const shop = useDataProvider();
  const notify = useNotify();
  const tellWritten = useProductWritten();

  const putOwn = (keptIds: readonly number[], files: readonly File[]) =>
    http.put<Product>(
      `/products/${product.id}`,
      formOf({
        // An empty name says that no old one stays.
        ...numbered('existingImages', keptIds.length === 0 ? [''] : keptIds),
        ...numbered('productImages', files),
      }),
    );

  const saveOwn = async (galleries: Galleries): Promise<void> => {
    const change = ownPictures(product, galleries);
    if (!change) return;
    let written = await putOwn(change.keptIds, change.files);
    if (change.isMixed) written = await putOwn(orderShown(galleries.own, written.images), []);
    // Saved is saved, also where the variants' pictures are refused after it.
    show({ ...galleries, own: savedPictures(written.images) });
    tellWritten(written);
  };

  const saveVariants = async (galleries: Galleries): Promise<void> => {
    const data = variantPictures(product, galleries);
    if (!data) return;
    const written = await shop.update<Product>('products/with-variants-image', {
      ...{ id: product.id, data, previousData: product },
    });
    show(galleriesOf(written.data));
    tellWritten(written.data);
  };

  return useMutation({
    mutationFn: async (galleries: Galleries) => {
      await saveOwn(galleries);
      await saveVariants(galleries);
    },
    onSuccess: () => {
      notify('Product updated successfully!', { type: 'success' });
    },
    onError: (failure) => {
      notify(sentenceOfFailure('Error updating product!', failure), { type: 'error', autoHideDuration: null });
    },
  });
}
