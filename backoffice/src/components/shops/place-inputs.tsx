import { Stack } from '@mui/material';
import { NumberInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { MapLink } from '../fields/map-link.tsx';
import { FormGrid } from '../forms/form-grid.tsx';
import { PickLocationButton } from './pick-location-button.tsx';
import { shopRules } from './shop-rules.ts';

const PICKED = { shouldDirty: true, shouldValidate: true };

/** Where the shop stands: typed, or picked where the person is. */
export function PlaceInputs() {
  const { setValue } = useFormContext();
  const [latitude, longitude] = useWatch({ name: ['shopLatitude', 'shopLongitude'] }) as unknown[];
  return (
    <>
      <FormGrid>
        <NumberInput source="shopLatitude" label="Latitude" step="any" validate={shopRules.shopLatitude} />
        <NumberInput source="shopLongitude" label="Longitude" step="any" validate={shopRules.shopLongitude} />
      </FormGrid>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <PickLocationButton
          onPicked={(place) => {
            setValue('shopLatitude', place.latitude, PICKED);
            setValue('shopLongitude', place.longitude, PICKED);
          }}
        />
        {typeof latitude === 'number' && typeof longitude === 'number' && (
          <MapLink latitude={latitude} longitude={longitude} />
        )}
      </Stack>
    </>
  );
}
