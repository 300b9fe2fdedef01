import { Link, useLocation, useNavigate } from 'react-router-dom';
import { afterSignInOf, type AfterSignIn } from '../app/after-sign-in.ts';
import { PageTitle } from '../components/page-title.tsx';
import { RegistrationForm } from '../features/registering/registration-form.tsx';
import { WelcomeFrame } from './welcome-frame.tsx';

export default function RegisterPage() {
  const after = afterSignInOf(useLocation().state);
  const navigate = useNavigate();
  return (
    <WelcomeFrame>
      <PageTitle>Register</PageTitle>
      <p>
        Have an account already?{' '}
        <Link to="/login" state={after}>
          Log in
        </Link>
      </p>
      <RegistrationForm
        onRegistered={(email, says) => {
          const state: AfterSignIn = { ...after, email, says };
          void navigate('/login', { state });
        }}
      />
    </WelcomeFrame>
  );
}
