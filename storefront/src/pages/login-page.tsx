import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { afterSignInOf } from '../app/after-sign-in.ts';
import { useGoHome } from '../app/use-go-home.ts';
import { useTell } from '../components/notices/notices.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { useAddToCart } from '../features/cart/use-add-to-cart.ts';
import { SignInForm } from '../features/signing-in/sign-in-form.tsx';
import { sentenceOf } from '@shop/browser/http/api-error';
import { useSession } from '../lib/session/session-context.tsx';
import { WelcomeFrame } from './welcome-frame.tsx';

export default function LoginPage() {
  const after = afterSignInOf(useLocation().state);
  useGoOnAfterSignIn();
  return (
    <WelcomeFrame>
      <Link className="back-link" to="/">
        Back
      </Link>
      <PageTitle>Admin Login</PageTitle>
      <p>{after.says ?? 'For customers, vendors, delivery agents and admins.'}</p>
      <SignInForm email={after.email ?? ''} />
      <p>
        New here?{' '}
        <Link to="/register" state={after}>
          Register
        </Link>
      </p>
    </WelcomeFrame>
  );
}

/**
 * Once somebody signs in here: does what was asked for before, and leads on. Who comes here signed in, as by the Back button, is
 * only led on: what was asked for then has been done, or given up.
 */
function useGoOnAfterSignIn() {
  const { returnTo, addToCart } = afterSignInOf(useLocation().state);
  const role = useSession()?.role;
  const add = useAddToCart();
  const navigate = useNavigate();
  const goHome = useGoHome();
  const tell = useTell();
  const wasSignedIn = useRef(role !== undefined);
  const hasGone = useRef(false);
  useEffect(() => {
    if (role === undefined || hasGone.current) return;
    hasGone.current = true;
    if (role !== 'customer') {
      goHome(role);
      return;
    }
    const asked = addToCart && !wasSignedIn.current ? add(addToCart).then(() => true) : Promise.resolve(false);
    void asked
      .then((isAdded) => {
        if (isAdded)
          tell('good', 'Added to your cart.', {
            action: <Link to="/customer/cart">See the cart</Link>,
          });
      })
      .catch((failure: unknown) => {
        tell('bad', sentenceOf(failure, 'It could not be added to your cart. Please try again.'));
      })
      .then(() => navigate(returnTo ?? '/', { replace: true }));
  }, [role, returnTo, addToCart, add, navigate, goHome, tell]);
}
