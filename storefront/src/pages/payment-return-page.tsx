import type { Order } from '@shop/contracts/rest/orders';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { AfterSignIn } from '../app/after-sign-in.ts';
import { Motif } from '../components/motifs.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { useCart } from '../features/cart/use-cart.ts';
import type { FinishedPayment } from '../features/checkout/finish-payment.ts';
import { returnedReference } from '../features/checkout/returned-reference.ts';
import { useFinishPayment } from '../features/checkout/use-finish-payment.ts';
import { CancelledBanner } from '../features/orders/cancelled-banner.tsx';
import { trackPath } from '../features/orders/track-path.ts';
import { useSignOut } from '../features/signing-in/use-sign-out.ts';
import { useSession } from '../lib/session/session-context.tsx';

const REDIRECT_MS = 2000;

/** Where the provider sends the customer back to. */
export default function PaymentReturnPage() {
  const [params] = useSearchParams();
  const { reference, isContradictory } = returnedReference(params);
  const session = useSession();
  return (
    <div className="page page--narrow payment-return">
      <Motif stamp="knot" />
      <PageTitle>Your payment</PageTitle>
      {isContradictory ? (
        <NotVerified says="This address names two different payments." />
      ) : reference === null ? (
        <NotVerified title="No payment reference found." />
      ) : session === null ? (
        <SignInToGoOn says="Sign in as the person who paid, and we finish your order." />
      ) : (
        <Finishing reference={reference} />
      )}
    </div>
  );
}

function Finishing({ reference }: { reference: string }) {
  const { data: finished, mutate, isValidating } = useFinishPayment(reference);
  if (finished === undefined || isValidating) return <p role="status">Verifying payment...</p>;
  const retry = () => void mutate();
  return <Finished finished={finished} onRetry={retry} />;
}

function Finished({ finished, onRetry }: { finished: FinishedPayment; onRetry: () => void }) {
  switch (finished.outcome) {
    case 'placed':
      return <Placed order={finished.order} />;
    case 'not-placed':
      return <NotVerified title="Order placement failed." says={finished.says} onRetry={onRetry} />;
    case 'not-yours':
      return <AnothersPayment says={finished.says} />;
    case 'not-verified':
      return <NotVerified says={finished.says} {...(finished.canRetry ? { onRetry } : {})} />;
  }
}

/** The cart has lost what was bought. A piece that sold out meanwhile is told here and not hurried away. */
function Placed({ order }: { order: Order }) {
  const { reload } = useCart();
  const navigate = useNavigate();
  const isCancelled = order.status === 'cancelled';
  useEffect(() => {
    void reload();
    if (isCancelled) return;
    const timer = window.setTimeout(() => void navigate(trackPath(order.number), { replace: true }), REDIRECT_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [reload, navigate, order.number, isCancelled]);
  if (!isCancelled) return <p role="status">Order placed successfully! Redirecting...</p>;
  return (
    <>
      <CancelledBanner order={order} />
      <Link className="button" to={trackPath(order.number)}>
        See the order
      </Link>
    </>
  );
}

interface NotVerifiedProps {
  title?: string;
  says?: string;
  onRetry?: () => void;
}

function NotVerified({ title = 'Payment verification failed.', says, onRetry }: NotVerifiedProps) {
  return (
    <>
      <div className="alert" role="alert">
        <strong>{title}</strong>
        {says && <p>{says}</p>}
      </div>
      <div className="form__actions">
        {onRetry && (
          <button type="button" className="button" onClick={onRetry}>
            Check again
          </button>
        )}
        <Link className="button button--quiet" to="/customer/orders">
          My orders
        </Link>
        <Link className="button button--quiet" to="/customer/cart">
          Back to the cart
        </Link>
      </div>
    </>
  );
}

/** Once signed out, this page asks for its owner. */
function AnothersPayment({ says }: { says: string }) {
  const { signOut, isSigningOut } = useSignOut();
  return (
    <>
      <p className="alert" role="alert">
        {says}
      </p>
      <button type="button" className="button" disabled={isSigningOut} onClick={() => void signOut()}>
        Log out and sign in again
      </button>
    </>
  );
}

function SignInToGoOn({ says }: { says: string }) {
  const { pathname, search } = useLocation();
  const state: AfterSignIn = { returnTo: pathname + search, says };
  return (
    <>
      <p className="alert" role="alert">
        {says}
      </p>
      <Link className="button" to="/login" state={state}>
        Sign in
      </Link>
    </>
  );
}
