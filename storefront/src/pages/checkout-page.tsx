import { formatGhs } from '@shop/contracts/cedis';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ActionBar } from '../components/action-bar.tsx';
import { BusyButton } from '../components/busy-button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { FormAlert } from '../components/form-alert.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Loading, Skeleton } from '../components/skeleton.tsx';
import { DeliverTo } from '../features/addresses/deliver-to.tsx';
import { useChosenAddress } from '../features/addresses/use-chosen-address.ts';
import { CartSummaryLines } from '../features/cart/cart-summary-lines.tsx';
import { CartWarnings } from '../features/cart/cart-warnings.tsx';
import { TotalsList } from '../features/cart/totals-list.tsx';
import { useCart } from '../features/cart/use-cart.ts';
import { useTotals } from '../features/cart/use-totals.ts';
import { PayFailure } from '../features/checkout/pay-failure.tsx';
import { PayReassurance } from '../features/checkout/pay-reassurance.tsx';
import { usePay } from '../features/checkout/use-pay.ts';
import { sentenceOf } from '@shop/browser/http/api-error';
import { useSession } from '../lib/session/session-context.tsx';

const ASKS_ADDRESS = 'Please select or add a shipping address.';

export default function CheckoutPage() {
  const { cart, error, reload } = useCart();
  return (
    <div className="page checkout">
      <PageTitle>Checkout</PageTitle>
      {cart && cart.cart.items.length > 0 ? (
        <CheckoutSteps />
      ) : cart ? (
        <EmptyState stamp="basket" says="Your cart is empty.">
          <Link className="button" to="/customer/browse">
            See all clothes
          </Link>
        </EmptyState>
      ) : error ? (
        <LoadFailure says={sentenceOf(error, 'Could not load cart')} onRetry={() => void reload()} />
      ) : (
        <>
          <Loading what="your cart" />
          <Skeleton shape="row" count={3} />
        </>
      )}
    </div>
  );
}

/** What, where to, how much, pay: in the order of the thoughts. */
function CheckoutSteps() {
  const session = useSession();
  const { cart: answer, isSaving, reload } = useCart();
  const address = useChosenAddress();
  const fee = useTotals(address.chosenId, answer?.totals.subtotal);
  const lookAgain = useCallback(() => {
    void reload();
    void fee.mutate();
    address.retry();
  }, [reload, fee, address]);
  const { pay, isLeaving, failure } = usePay(lookAgain);
  const whereItGoes = useRef<HTMLElement>(null);
  const [isAddressAsked, setAddressAsked] = useState(false);
  if (!answer || !session) return null;

  const isBlocked = answer.cart.items.some(({ isAvailable }) => !isAvailable);
  const totals = fee.data ?? answer.totals;
  const isLooking = address.addresses === undefined && address.failure === undefined;
  const isAddressMissing = address.chosenId === null && !isLooking;
  const isCounting = isSaving || isLooking || (address.chosenId !== null && fee.data === undefined);
  const withoutFee = `${formatGhs(totals.subtotal)} + shipping`;
  const start = () => {
    const { chosenId } = address;
    if (chosenId === null) {
      setAddressAsked(true);
      whereItGoes.current?.querySelector('input')?.focus();
      return;
    }
    void pay({ amount: totals.total, email: session.email, addressId: chosenId, shippingFee: totals.shipping });
  };

  return (
    <>
      <section className="checkout__step">
        <div className="section-head">
          <h2>What you buy</h2>
          <Link to="/customer/cart">Change</Link>
        </div>
        <CartWarnings warnings={answer.warnings} />
        <CartSummaryLines items={answer.cart.items} />
      </section>
      <section
        className="checkout__step"
        ref={whereItGoes}
        onChange={() => {
          setAddressAsked(false);
        }}
      >
        <h2>Where it goes</h2>
        <DeliverTo {...address} />
      </section>
      <div className="side">
        <section className="checkout__step side__sum">
          <h2>How much</h2>
          <TotalsList totals={totals} isShippingKnown={!isAddressMissing} isCounting={isCounting} />
          {fee.error && !fee.data && (
            <LoadFailure
              says={sentenceOf(fee.error, 'The shipping fee could not be loaded.')}
              onRetry={() => void fee.mutate()}
            />
          )}
          <PayReassurance />
        </section>
        <ActionBar
          says={
            isAddressMissing && isAddressAsked ? (
              <FormAlert says={ASKS_ADDRESS} />
            ) : (
              failure !== undefined && <PayFailure says={failure} />
            )
          }
        >
          {isBlocked ? (
            <p className="alert">
              Something in your cart is no longer available. <Link to="/customer/cart">Remove it</Link> to go on.
            </p>
          ) : (
            <BusyButton type="button" className="button button--wide" isBusy={isLeaving || isCounting} onClick={start}>
              {isLeaving ? 'Taking you to pay…' : `Pay ${isAddressMissing ? withoutFee : formatGhs(totals.total)}`}
            </BusyButton>
          )}
        </ActionBar>
      </div>
    </>
  );
}
