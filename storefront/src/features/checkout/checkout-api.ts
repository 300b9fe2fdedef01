import type { Order } from '@shop/contracts/rest/orders';
import type { PaymentStatus } from '@shop/contracts/statuses';
import type { Http } from '@shop/browser/http/http';

/** The shop asks the provider while the customer waits. */
const PROVIDER_DEADLINE_MS = 40_000;

export interface PaymentStart {
  /** Cedis, as shown to the customer. */
  amount: number;
  email: string;
  addressId: number;
  shippingFee: number;
}
export interface Placement {
  addressId: number | null;
  shippingFee: number | null;
  transactionId: string;
}
/** A provider that is out of order may leave out where to pay. */
export interface StartedPayment {
  authorizationUrl?: string;
  reference: string;
}
interface Verification {
  success: boolean;
  transactionId: string;
  status: PaymentStatus;
}

export const checkoutApi = (http: Http) => ({
  initiate: (start: PaymentStart) =>
    http.post<StartedPayment | null>('/payments/initiate', start, {
      deadlineMs: PROVIDER_DEADLINE_MS,
    }),
  verify: (reference: string) =>
    http.get<Verification>(`/payments/verify?reference=${encodeURIComponent(reference)}`, {
      deadlineMs: PROVIDER_DEADLINE_MS,
    }),
  placeOrder: (placement: Placement) =>
    http.post<{ order?: Order }>('/orders/placeOrder', placement, { deadlineMs: PROVIDER_DEADLINE_MS }),
});
export type CheckoutApi = ReturnType<typeof checkoutApi>;
