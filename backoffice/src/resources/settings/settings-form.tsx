import { Stack } from '@mui/material';
import type { Settings } from '@shop/contracts/rest/settings';
import { useMemo } from 'react';
import { Form, ResourceContextProvider, SaveButton } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { UnsavedWarning } from '../../components/saving/unsaved-warning.tsx';
import { PricingInputs } from './pricing-inputs.tsx';
import { regionsOf, type SettingsValues, valuesOf } from './settings-values.ts';
import { ShippingInputs } from './shipping-inputs.tsx';
import { ShopInputs } from './shop-inputs.tsx';
import { useSaveSettings } from './use-save-settings.ts';

/** What an admin sets for the whole shop. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const save = useSaveSettings(settings);
  const values = useMemo(() => valuesOf(settings), [settings]);
  return (
    <Form record={values as object} onSubmit={(changed: FieldValues) => save(changed as SettingsValues)} noValidate>
      <UnsavedWarning />
      <ResourceContextProvider value="settings">
        <Stack spacing={2}>
          <ShopInputs />
          <ShippingInputs regions={regionsOf(settings)} />
          <PricingInputs />
          <SaveButton label="Save settings" sx={{ alignSelf: 'flex-start', minHeight: 44 }} />
        </Stack>
      </ResourceContextProvider>
    </Form>
  );
}
