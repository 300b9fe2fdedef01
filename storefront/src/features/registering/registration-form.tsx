import { useForm, useWatch } from 'react-hook-form';
import { BusyButton } from '../../components/busy-button.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';
import { Field } from '../../components/field.tsx';
import { FormAlert } from '../../components/form-alert.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { markedForm, refusedForm } from '../../lib/forms/refused-form.ts';
import { showRefusal } from '../../lib/forms/show-refusal.ts';
import { useApi } from '../../lib/http/http-context.tsx';
import { checkRegistration, type TypedRegistration } from './check-registration.ts';
import { FIELDS, type RegistrationType } from './field-lists.ts';
import { registeringApi } from './registering-api.ts';

const TYPES = [
  { value: 'customer', label: 'Customer' },
  { value: 'vendor', label: 'Vendor' },
  { value: 'delivery', label: 'Delivery agent' },
];
const GENDERS = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

/** As the fields stand on the screen, so that the first one found wrong is the first one seen. */
const namesOf = (type: RegistrationType): (keyof TypedRegistration)[] => [
  'name',
  'email',
  ...FIELDS[type].map(({ name }) => name),
  'gender',
  'password',
  'confirmPassword',
];

interface RegistrationFormProps {
  onRegistered: (email: string, message: string) => void;
}

export function RegistrationForm({ onRegistered }: RegistrationFormProps) {
  const api = useApi(registeringApi);
  const { register, handleSubmit, setError, clearErrors, control, formState } = useForm<TypedRegistration>({
    defaultValues: { type: 'customer' },
  });
  const type = (useWatch({ control, name: 'type' }) ?? 'customer') as RegistrationType;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (typed) => {
    const checked = checkRegistration(typed);
    if (checked.registration === null) {
      const issues = Object.entries(checked.errors).map(([path, message]) => ({ path, message }));
      showRefusal(setError, markedForm(issues, namesOf(type)));
      return;
    }
    try {
      const { message } = await api.register(checked.registration);
      onRegistered(checked.registration.email, message);
    } catch (failure) {
      showRefusal(setError, refusedForm(failure, namesOf(type), 'Registration failed'));
    }
  });

  return (
    <form className="form" onSubmit={submit} noValidate>
      <ChoiceField legend="I am a" choices={TYPES} {...register('type', { onChange: () => clearErrors() })} />
      <Field label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <Field label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      {FIELDS[type].map(({ name, ...description }) => (
        <Field key={name} {...description} error={errors[name]?.message} {...register(name)} />
      ))}
      {type === 'customer' && (
        <ChoiceField legend="Gender" choices={GENDERS} error={errors.gender?.message} {...register('gender')} />
      )}
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters"
        error={errors.password?.message}
        {...register('password')}
      />
      <Field
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <FormAlert says={errors.root?.message} />
      <BusyButton type="submit" className="button button--wide" isBusy={isSubmitting}>
        {isSubmitting ? 'Registering…' : 'Register'}
      </BusyButton>
    </form>
  );
}
