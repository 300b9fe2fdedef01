import type { OnePayment } from '@shop/contracts/rest/payments';

const SOON_MS = 2000;

/** A refund that is on its way arrives at the provider in seconds; until then the payment is read again. */
export const whileRefunding = (payment: OnePayment | undefined): number | false =>
  payment?.refunds?.some(({ state }) => state === 'requested' || state === 'sent') ? SOON_MS : false;
