import type { Product } from '@shop/contracts/rest/products';
import { setSubmissionErrors, useDataProvider, useNotify } from 'react-admin';
import type { FieldValues, UseFormReturn, UseFormSetError } from 'react-hook-form';
import { fieldErrorsOf } from '../../../components/forms/field-errors.ts';
import { sentenceOfFailure } from '../../../components/sentence-of-failure.ts';
import { tellConsole } from '../../../components/tell-console.ts';
import { useProductWritten } from '../variants/use-product-to-edit.ts';
import { newProductData } from './new-product-data.ts';
import type { NewProductValues } from './new-product-values.ts';

/** Sends a new product. What was typed stays where it is refused. */
export function useCreateProduct(form: UseFormReturn<NewProductValues>, onMade: (product: Product) => void) {
  const shop = useDataProvider();
  const notify = useNotify();
  const tellWritten = useProductWritten();
  return async (values: NewProductValues): Promise<void> => {
    try {
      const { data: made } = await shop.create<Product>('products', { data: newProductData(values) });
      tellWritten(made);
      notify('Product created successfully!', { type: 'success' });
      onMade(made);
    } catch (failure) {
      tellConsole(failure);
      const sentence = sentenceOfFailure('Failed to create product. Check console.', failure);
      notify(sentence, { type: 'error', autoHideDuration: null });
      setSubmissionErrors(fieldErrorsOf(failure) ?? {}, form.setError as UseFormSetError<FieldValues>);
    }
  };
}
