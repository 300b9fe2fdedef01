import type { Person } from '@shop/chassis/auth/caller';
import { badRequest, conflict, notFound } from '@shop/chassis/errors/problem';
import type { Problem } from '@shop/chassis/errors/problem';
import type { Checkout, ChosenAddress } from '../checkout/checkout.ts';
import { findCheckout } from '../checkout/checkout-store.ts';
import type { CloseParts } from '../checkout/close-checkout.ts';
import { endRefunded, paymentRefunded } from '../checkout/end-refunded.ts';
import { addressCopy } from '../checkout/price-cart.ts';
import type { IdentityClient } from '../clients/identity-client.ts';
import type { PaymentClient } from '../clients/payment-client.ts';
import { findOrderId } from './find-order-id.ts';
import { placeCheckout, placedByOthers } from './place-checkout.ts';
import type { PlaceParts } from './place-parts.ts';

export type PlaceOrderParts = PlaceParts & CloseParts & { payment: PaymentClient; identity: IdentityClient };

interface PlaceOrderRequest {
  reference: string;
  addressId: number | null;
}

const paymentUnknown = () => notFound('We do not know this payment.', 'payment_unknown');
const paymentSuperseded = () =>
  conflict(
    'payment_superseded',
    'This payment came after its checkout had ended, so no order was made of it. Your money goes back to you.',
  );

const paymentWithoutAddress = () =>
  conflict(
    'payment_without_address',
    'No delivery address was named in time, so no order was made of this payment. Your money goes back to you.',
  );

function whyUnfulfillable({ reason }: Checkout): Problem {
  if (reason === 'refunded') return paymentRefunded();
  return reason === 'no-address' ? paymentWithoutAddress() : paymentSuperseded();
}

/** The customer's own door to placing: payment is asked whether the money is there. Throws a Problem where it is not. */
export async function placeOrder(
  parts: PlaceOrderParts,
  customer: Person,
  { reference, addressId }: PlaceOrderRequest,
): Promise<{ orderId: number; created: boolean }> {
  const checkout = await findCheckout(parts.database, reference);
  if (checkout?.customer.id !== customer.id) throw paymentUnknown();
  if (checkout.state === 'placed') return { orderId: await findOrderId(parts.database, reference), created: false };
  if (checkout.state === 'unfulfillable') throw whyUnfulfillable(checkout);

  // Whoever places it knows that it is paid.
  const placed = await placedByOthers(parts, reference);
  if (placed) return placed;
  const status = await parts.payment.settle(reference);
  if (status === 'unknown') throw paymentUnknown();
  if (status === 'refunded' && (await endRefunded(parts, reference))) throw paymentRefunded();
  if (status !== 'success' && status !== 'refunded') {
    throw conflict('payment_not_successful', 'This payment has not succeeded. Please pay first, then try again.');
  }
  const placing = await placeCheckout(parts, reference, await chosenAddress(parts, checkout, addressId));
  switch (placing.outcome) {
    case 'placed':
      return placing;
    case 'superseded':
      throw paymentSuperseded();
    case 'needs-address':
      throw badRequest('address_needed', 'Please select or add a shipping address.');
    case 'unknown':
      throw paymentUnknown();
  }
}

/** The checkout's own address counts; one that is named now only fills the gap. */
async function chosenAddress(
  { identity }: PlaceOrderParts,
  checkout: Checkout,
  addressId: number | null,
): Promise<ChosenAddress | null> {
  if (checkout.address || addressId === null) return null;
  const address = await identity.address(addressId);
  return { id: address.id, copy: addressCopy(address) };
}
