import { useForm, useWatch } from 'react-hook-form';
import { ChoiceField } from '../../components/choice-field.tsx';
import { Field } from '../../components/field.tsx';
import { FormAlert } from '../../components/form-alert.tsx';
import { ApiError, sentenceOf } from '../../lib/http/api-error.ts';
import { useApi } from '../../lib/http/http-context.tsx';
import { checkRegistration, type RegistrationErrors, type TypedRegistration } from './check-registration.ts';
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

interface RegistrationFormProps {
  onRegistered: (email: string, message: string) => void;
}

export function RegistrationForm({ onRegistered }: RegistrationFormProps) {
  const api = useApi(registeringApi);
  const { register, handleSubmit, setError, control, formState } = useForm<TypedRegistration>({
    defaultValues: { type: 'customer' },
    shouldUnregister: true,
  });
  const type = (useWatch({ control, name: 'type' }) ?? 'customer') as RegistrationType;
  const { errors, isSubmitting } = formState;

  const tell = (found: RegistrationErrors) => {
    Object.entries(found).forEach(([name, message], place) => {
      setError(name as keyof TypedRegistration, { message }, { shouldFocus: place === 0 });
    });
  };
  const submit = handleSubmit(async (typed) => {
    const checked = checkRegistration(typed);
    if (checked.registration === null) {
      tell(checked.errors);
      return;
    }
    try {
      const { message } = await api.register(checked.registration);
      onRegistered(checked.registration.email, message);
    } catch (failure) {
      if (failure instanceof ApiError)
        tell(Object.fromEntries(failure.issues.map((issue) => [issue.path, issue.message])));
      setError('root', { message: sentenceOf(failure, 'Registration failed') });
    }
  });

  return (
    <form className="form" onSubmit={submit} noValidate>
      <ChoiceField legend="I am a" choices={TYPES} {...register('type')} />
      <Field label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <Field label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      {FIELDS[type].map(({ name, ...description }) => (
        <Field key={name} {...description} error={errors[name]?.message} {...register(name)} />
      ))}
      {type === 'customer' && (
        <ChoiceField legend="Gender" choices={GENDERS} error={errors.gender?.message} {...register('gender')} />
      )}
      <Field
        label="Password"
        type="password"
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
      <button type="submit" className="button button--wide" disabled={isSubmitting}>
        {isSubmitting ? 'Registering…' : 'Register'}
      </button>
    </form>
  );
}
