import type { Order } from '@shop/contracts/rest/orders';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { AfterSignIn } from '../app/after-sign-in.ts';
import { BusyButton } from '../components/busy-button.tsx';
import { Motif, type Stamp } from '../components/motifs.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { useCart } from '../features/cart/use-cart.ts';
import type { FinishedPayment } from '../features/checkout/finish-payment.ts';
import { returnedReference } from '../features/checkout/returned-reference.ts';
import { useFinishPayment } from '../features/checkout/use-finish-payment.ts';
import { CancelledBanner } from '../features/orders/cancelled-banner.tsx';
import { Receipt } from '../features/orders/receipt.tsx';
import { trackPath, type TrackState } from '../features/orders/track-path.ts';
import { useSignOut } from '../features/signing-in/use-sign-out.ts';
import { useSession } from '../lib/session/session-context.tsx';

const REDIRECT_MS = 2000;
const NOT_VERIFIED = 'Payment verification failed.';

/** Where the provider sends the customer back to. */
export default function PaymentReturnPage() {
  const [params] = useSearchParams();
  const { reference, isContradictory } = returnedReference(params);
  const session = useSession();
  if (isContradictory) return <NotVerified says="This address names two different payments." />;
  if (reference === null) return <NotVerified title="No payment reference found." />;
  if (session === null) return <SignInToGoOn says="Sign in as the person who paid, and we finish your order." />;
  return <Finishing reference={reference} />;
}

function Frame({ stamp, children }: { stamp: Stamp; children: ReactNode }) {
  return (
    <div className="page page--narrow payment-return">
      <Motif stamp={stamp} />
      <PageTitle>Your payment</PageTitle>
      {children}
    </div>
  );
}

function Finishing({ reference }: { reference: string }) {
  const { data: finished, mutate, isValidating } = useFinishPayment(reference);
  if (finished !== undefined && !isValidating) return <Finished finished={finished} onRetry={() => void mutate()} />;
  return (
    <Frame stamp="purse">
      <p role="status">Verifying payment...</p>
      <p className="note">This takes a moment. If you have paid, your order is kept, even if you close this page.</p>
    </Frame>
  );
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
      return finished.canRetry ? (
        <NotVerified says={finished.says} onRetry={onRetry} />
      ) : (
        <NotVerified says={finished.says} isNotPaid />
      );
  }
}

/** The cart has lost what was bought. A piece that sold out meanwhile is told here and not hurried away. */
function Placed({ order }: { order: Order | null }) {
  const { reload } = useCart();
  const navigate = useNavigate();
  const isCancelled = order?.status === 'cancelled';
  const next = order ? trackPath(order.number) : '/customer/orders';
  useEffect(() => {
    void reload();
    if (isCancelled) return;
    const state: TrackState = { isJustPaid: true };
    const timer = window.setTimeout(() => void navigate(next, { replace: true, state }), REDIRECT_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [reload, navigate, next, isCancelled]);
  return (
    <Frame stamp="parcel">
      {isCancelled ? (
        <CancelledBanner order={order} />
      ) : (
        <div className="banner banner--good">
          <p role="status">
            <strong>Order placed successfully! Redirecting...</strong>
          </p>
          {order && <Receipt order={order} />}
        </div>
      )}
      <Link className="button" to={next}>
        {order ? 'See the order' : 'See my orders'}
      </Link>
    </Frame>
  );
}

interface NotVerifiedProps {
  title?: string;
  says?: string;
  /** No money was taken, so the customer may pay again. */
  isNotPaid?: boolean;
  onRetry?: () => void;
}

function NotVerified({ title = NOT_VERIFIED, says, isNotPaid, onRetry }: NotVerifiedProps) {
  const { cart } = useCart();
  // Looked at later, what was in the cart may have been bought on another page.
  const canPayAgain = isNotPaid && cart?.cart.items.length !== 0;
  return (
    <Frame stamp="purse">
      <div className="alert" role="alert">
        <strong>{title}</strong>
        {says && <p>{says}</p>}
      </div>
      {canPayAgain && (
        <p>Your cart is as you left it. Try again, or pay in another way: mobile money and card both work.</p>
      )}
      {isNotPaid && !canPayAgain && (
        <p>Your cart is empty by now. If you have paid on another page since, the order is among your orders.</p>
      )}
      <div className="payment-return__next">
        {onRetry && (
          <button type="button" className="button button--wide" onClick={onRetry}>
            Check again
          </button>
        )}
        {canPayAgain && (
          <Link className="button button--wide" to="/customer/checkout">
            Back to checkout
          </Link>
        )}
        <Link className="button button--quiet" to="/customer/orders">
          My orders
        </Link>
        <Link className="button button--quiet" to="/customer/cart">
          Back to the cart
        </Link>
      </div>
    </Frame>
  );
}

/** Once signed out, this page asks for its owner. */
function AnothersPayment({ says }: { says: string }) {
  const { signOut, isSigningOut } = useSignOut();
  return (
    <Frame stamp="purse">
      <div className="alert" role="alert">
        <strong>{NOT_VERIFIED}</strong>
        <p>{says}</p>
      </div>
      <div className="payment-return__next">
        <BusyButton type="button" className="button button--wide" isBusy={isSigningOut} onClick={() => void signOut()}>
          Log out and sign in again
        </BusyButton>
        <Link className="button button--quiet" to="/customer/orders">
          My orders
        </Link>
      </div>
    </Frame>
  );
}

function SignInToGoOn({ says }: { says: string }) {
  const { pathname, search } = useLocation();
  const state: AfterSignIn = { returnTo: pathname + search, says };
  return (
    <Frame stamp="purse">
      <p className="alert alert--calm" role="alert">
        {says}
      </p>
      <Link className="button" to="/login" state={state}>
        Sign in
      </Link>
    </Frame>
  );
}
