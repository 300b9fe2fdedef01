import { zodResolver } from '@hookform/resolvers/zod';
import { type Profile, type ProfileInput, profileInputSchema } from '@shop/contracts/rest/auth';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../components/busy-button.tsx';
import { Field } from '../../components/field.tsx';
import { FormAlert } from '../../components/form-alert.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { couldBePhone, GIVE_A_PHONE } from '@shop/browser/phone';
import { refusedForm } from '../../lib/forms/refused-form.ts';
import { showRefusal } from '../../lib/forms/show-refusal.ts';

const schema = profileInputSchema.extend({
  phone: profileInputSchema.shape.phone.refine((phone) => phone === undefined || couldBePhone(phone), GIVE_A_PHONE),
});

const blankAsAbsent = { setValueAs: (typed: string | undefined) => (typed === '' ? undefined : typed) };

const FIELDS = ['name', 'phone', 'password'] as const;

interface ProfileFormProps {
  profile: Profile;
  onChange: (input: ProfileInput) => Promise<void>;
}

export function ProfileForm({ profile, onChange }: ProfileFormProps) {
  const { register, handleSubmit, setError, resetField, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: profile.name, phone: profile.phone ?? '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (input) => {
    try {
      await onChange(input);
      resetField('password');
    } catch (failure) {
      showRefusal(setError, refusedForm(failure, FIELDS, 'Your profile could not be saved. Please try again.'));
    }
  });
  return (
    <form className="form" onSubmit={submit} noValidate>
      <Field label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <Field
        label="Phone"
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone', blankAsAbsent)}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="Leave it empty to keep the one that you have. With a new one you sign in again."
        error={errors.password?.message}
        {...register('password', blankAsAbsent)}
      />
      <FormAlert says={errors.root?.message} />
      <BusyButton type="submit" className="button" isBusy={isSubmitting}>
        {isSubmitting ? 'Saving…' : 'Save'}
      </BusyButton>
    </form>
  );
}
