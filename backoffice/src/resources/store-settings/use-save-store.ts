import type { Vendor } from '@shop/contracts/rest/vendors';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type FieldErrors, fieldErrorsOf } from '../../components/forms/field-errors.ts';
import { sentenceOfFailure } from '../../components/sentence-of-failure.ts';
import { OWN_SHOP } from './own-shop.ts';

/** Writes the vendor’s own shop and says how that went; answers what was wrong with single fields. */
export function useSaveStore(shop: Vendor) {
  const server = useDataProvider();
  const known = useQueryClient();
  const notify = useNotify();
  return async (data: FieldValues): Promise<FieldErrors | undefined> => {
    try {
      const written = await server.update<Vendor>('vendors', { id: shop.id, data, previousData: shop });
      known.setQueryData([OWN_SHOP], written.data);
    } catch (failure) {
      const sentence = sentenceOfFailure('Failed to save the store settings.', failure);
      notify(sentence, { type: 'error', autoHideDuration: null });
      return fieldErrorsOf(failure);
    }
    notify('Store settings saved.', { type: 'success' });
    return undefined;
  };
}
