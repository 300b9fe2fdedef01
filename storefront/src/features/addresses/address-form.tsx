import { REGIONS } from '@shop/browser/regions';
import { zodResolver } from '@hookform/resolvers/zod';
import { type Address, addressInputSchema } from '@shop/contracts/rest/addresses';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { BusyButton } from '../../components/busy-button.tsx';
import { Field } from '../../components/field.tsx';
import { FormAlert } from '../../components/form-alert.tsx';
import { withReason } from '@shop/browser/http/api-error';
import { couldBePhone, GIVE_A_PHONE } from '@shop/browser/phone';
import { refusedForm } from '../../lib/forms/refused-form.ts';
import { showRefusal } from '../../lib/forms/show-refusal.ts';
import { LocationField } from './location-field.tsx';
import { useChangeAddresses } from './use-change-addresses.ts';

const EMPTY = {
  title: '',
  street: '',
  city: '',
  region: '',
  country: 'Ghana',
  phone: '',
  isDefault: false,
  latitude: null,
  longitude: null,
};

const FIELDS = Object.keys(EMPTY) as (keyof typeof EMPTY)[];

/** A field gives text, and a place that is picked a number. */
const blankAsNone = {
  setValueAs: (value: string | number | null) => (value === '' || value === null ? null : Number(value)),
};

const schema = addressInputSchema.extend({
  phone: addressInputSchema.shape.phone.refine(couldBePhone, GIVE_A_PHONE),
});

interface AddressFormProps {
  /** The address to edit; null adds a new one. */
  address: Address | null;
  /** The documents' sentence for a failure; the server's reason comes after it. */
  failureSays: string;
  /** True where a person has asked for the form; one that stands there by itself leaves the focus alone. */
  takesFocus: boolean;
  onSaved: (address: Address) => void;
  onCancel: () => void;
}

export function AddressForm({ address, failureSays, takesFocus, onSaved, onCancel }: AddressFormProps) {
  const { save } = useChangeAddresses();
  const { register, handleSubmit, setError, setFocus, setValue, reset, control, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: address ?? EMPTY,
  });
  useEffect(() => {
    if (takesFocus) setFocus('title');
  }, [takesFocus, setFocus]);
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] });
  const { errors, isSubmitted, isSubmitting } = formState;
  const submit = handleSubmit(async (typed) => {
    try {
      onSaved(await save(typed, address?.id ?? null));
    } catch (failure) {
      const { fields, says } = refusedForm(failure, FIELDS, '');
      showRefusal(setError, { fields, says: withReason(failureSays, says) });
    }
  });
  return (
    <form className="form" onSubmit={submit} noValidate aria-label={address ? 'Edit address' : 'New address'}>
      <Field
        label="Title"
        placeholder="Home, work, mother’s house"
        error={errors.title?.message}
        {...register('title')}
      />
      <Field label="Street" autoComplete="street-address" error={errors.street?.message} {...register('street')} />
      <div className="form__pair">
        <Field label="City" autoComplete="address-level2" error={errors.city?.message} {...register('city')} />
        <Field label="Region" suggestions={REGIONS} error={errors.region?.message} {...register('region')} />
      </div>
      <div className="form__pair">
        <Field label="Country" autoComplete="country-name" error={errors.country?.message} {...register('country')} />
        <Field label="Phone" type="tel" autoComplete="tel" error={errors.phone?.message} {...register('phone')} />
      </div>
      <div className="form__pair">
        <Field
          {...{ label: 'Latitude', hint: 'Optional', type: 'number', step: 'any', min: -90, max: 90 }}
          error={errors.latitude?.message}
          {...register('latitude', blankAsNone)}
        />
        <Field
          {...{ label: 'Longitude', hint: 'Optional', type: 'number', step: 'any', min: -180, max: 180 }}
          error={errors.longitude?.message}
          {...register('longitude', blankAsNone)}
        />
      </div>
      <LocationField
        latitude={latitude}
        longitude={longitude}
        onPick={(north, east) => {
          setValue('latitude', north, { shouldValidate: isSubmitted });
          setValue('longitude', east, { shouldValidate: isSubmitted });
        }}
      />
      <label className="tick">
        <input type="checkbox" {...register('isDefault')} /> Use as my default address
      </label>
      <FormAlert says={errors.root?.message} />
      <div className="form__actions">
        <BusyButton type="submit" className="button" isBusy={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save address'}
        </BusyButton>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => {
            reset(EMPTY);
            onCancel();
          }}
        >
          Cancel
        </button>
      </div>
    </form>
  );
}
