import { zodResolver } from '@hookform/resolvers/zod';
import { signInSchema } from '@shop/contracts/rest/auth';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../components/busy-button.tsx';
import { Field } from '../../components/field.tsx';
import { FormAlert } from '../../components/form-alert.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { sentenceOf } from '@shop/browser/http/api-error';
import { useSignIn } from './use-sign-in.ts';

interface SignInFormProps {
  /** Filled in beforehand. */
  email: string;
}

/** What follows a sign-in is up to whoever watches the session. */
export function SignInForm({ email }: SignInFormProps) {
  const signIn = useSignIn();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email, password: '' },
  });
  const submit = handleSubmit(async (typed) => {
    try {
      await signIn(typed.email, typed.password);
    } catch (failure) {
      setError('root', { message: sentenceOf(failure, 'Login failed') });
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <form className="form" onSubmit={submit} noValidate>
      <FormAlert says={errors.root?.message} />
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <BusyButton type="submit" className="button button--wide" isBusy={isSubmitting}>
        {isSubmitting ? 'Logging in…' : 'Login'}
      </BusyButton>
    </form>
  );
}
