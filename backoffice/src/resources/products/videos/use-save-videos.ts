import type { Product } from '@shop/contracts/rest/products';
import { setSubmissionErrors, useDataProvider, useNotify } from 'react-admin';
import type { FieldValues, UseFormReturn, UseFormSetError } from 'react-hook-form';
import { useConfirmed } from '../../../components/dialogs/use-confirmed.ts';
import { fieldErrorsOf } from '../../../components/forms/field-errors.ts';
import { sentenceOfFailure } from '../../../components/sentence-of-failure.ts';
import { useProductWritten } from '../variants/use-product-to-edit.ts';
import { hasVideoChanges, videoChanges, type VideoValues, videoValuesOf } from './video-changes.ts';

const QUESTION = { title: 'Update product', text: 'Update this product and its videos?', action: 'Update' };

/** Saves the form once the person has said so. */
export function useSaveVideos(product: Product, form: UseFormReturn<VideoValues>) {
  const shop = useDataProvider();
  const notify = useNotify();
  const confirmed = useConfirmed();
  const tellWritten = useProductWritten();

  return async (values: VideoValues): Promise<void> => {
    const data = videoChanges(product, values);
    if (!hasVideoChanges(data)) return notify('There is nothing to save.', { type: 'info' });
    if (!(await confirmed(QUESTION))) return;
    try {
      const written = await shop.update<Product>('products/video', { id: product.id, data, previousData: product });
      form.reset(videoValuesOf(written.data));
      tellWritten(written.data);
      notify('Product updated successfully!', { type: 'success' });
    } catch (failure) {
      notify(sentenceOfFailure('Error updating product!', failure), { type: 'error', autoHideDuration: null });
      setSubmissionErrors(fieldErrorsOf(failure) ?? {}, form.setError as UseFormSetError<FieldValues>);
    }
  };
}
