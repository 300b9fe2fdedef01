import type { Vendor } from '@shop/contracts/rest/vendors';
import { useCallback } from 'react';
import { useNotify, useRedirect, useUpdate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useFailureDialog } from '../../../components/dialogs/use-failure-dialog.ts';
import { fieldErrorsOf } from '../../../components/forms/field-errors.ts';

/** Changes a shop and goes back to the list; answers what was wrong with single fields. */
export function useSaveVendor(vendor: Vendor) {
  const [update] = useUpdate();
  const notify = useNotify();
  const redirect = useRedirect();
  const tellFailure = useFailureDialog('Failed to update vendor.');
  return useCallback(
    async (data: FieldValues) => {
      try {
        const change = { id: vendor.id, data, previousData: vendor };
        await update('vendors', change, { mutationMode: 'pessimistic', returnPromise: true });
      } catch (failure) {
        await tellFailure(failure);
        return fieldErrorsOf(failure);
      }
      notify('Updated! Vendor has been updated successfully.', { type: 'success' });
      redirect('list', 'vendors');
      return undefined;
    },
    [vendor, update, notify, redirect, tellFailure],
  );
}
