import type { EventOf } from '@shop/chassis/events/subscribe';
import type { EventPayload, EventType } from '@shop/contracts/events/registry';
import { formatAmount, formatGhs, toCedis } from '@shop/contracts/money';
import type { NewLogReport } from './log-report-store.ts';

/** What an event is told as, without its time. */
export type EventReport = Omit<NewLogReport, 'createdAt'>;

type Report<T extends EventType> = (payload: EventPayload<T>) => EventReport | null;

const reportOf =
  (level: EventReport['level']) =>
  (title: string, message: string, vendorId: number | null = null): EventReport => ({
    title,
    message,
    level,
    vendorId,
  });
const info = reportOf('info');
const warning = reportOf('warning');
const error = reportOf('error');
const ghs = (pesewas: number) => formatGhs(toCedis(pesewas));

/** What an admin would want to know of, as a sentence without anyone's name; null where it is nothing to report. */
const reports = {
  'identity.vendor-registered.v1': ({ shopName, vendorId }) =>
    info('Vendor registered', `${shopName} registered as a vendor and waits to be activated.`, vendorId),

  'identity.vendor-activated.v1': ({ shopName, vendorId }) =>
    info('Vendor activated', `${shopName} may sell: its products are listed.`, vendorId),

  'identity.vendor-deactivated.v1': ({ shopName, vendorId }) =>
    warning('Vendor deactivated', `${shopName} may not sell: its products are no longer listed.`, vendorId),

  'identity.agent-registered.v1': ({ userId, approved }) =>
    approved
      ? info('Agent approved', `The user ${userId} was made a delivery agent and may be given deliveries.`)
      : info('Agent registered', `The user ${userId} registered as a delivery agent and waits to be approved.`),

  'identity.agent-changed.v1': ({ userId, changes }) =>
    changes?.['approved']?.to === true
      ? info('Agent approved', `The agent with the user ${userId} may be given deliveries.`)
      : null,

  'identity.user-deleted.v1': ({ userId }) =>
    warning('User deleted', `The user ${userId} was deleted and its personal data erased.`),

  'catalog.product-deleted.v1': ({ name, productId, vendorId }) =>
    warning('Product deleted', `“${name}” (product ${productId}) was taken out of the shop.`, vendorId),

  'content.page-changed.v1': ({ slug, deleted }) =>
    deleted ? warning('Page deleted', `The page /pages/${slug} was deleted.`) : null,

  'content.slider-changed.v1': ({ kind, sliderId, deleted }) =>
    deleted ? warning('Slider deleted', `The ${kind} slider ${sliderId} was deleted.`) : null,

  'orders.order-archived.v1': ({ number }) => info('Order archived', `The order ${number} was archived.`),

  'orders.fulfilment-rejected.v1': ({ number, reason, refundPesewas, vendorId }) =>
    warning(
      'Fulfilment rejected',
      `A vendor rejected its part of the order ${number} (${reason}); ${ghs(refundPesewas)} goes back.`,
      vendorId,
    ),

  // The rejection of the last part that was left is told as the end of its order.
  'orders.order-cancelled.v1': ({ number, cause, reason, refundPesewas }) =>
    cause === 'rejected' || cause === 'staff'
      ? warning(
          'Fulfilment rejected',
          `Nothing is left of the order ${number}: its last part was rejected (${reason}); ${ghs(refundPesewas)} goes back.`,
        )
      : null,

  'payment.payment-refused.v1': ({ reference, expectedPesewas, paidAmount, paidCurrency }) =>
    error(
      'Payment refused',
      `The payment ${reference} brought ${paidCurrency} ${formatAmount(toCedis(paidAmount))} in place of ${ghs(expectedPesewas)}; it goes back.`,
    ),

  'payment.payment-unknown.v1': ({ reference, amount, currency }) =>
    error(
      'Payment unknown',
      `The provider took ${currency} ${formatAmount(toCedis(amount))} for the payment ${reference}, of which the shop has no record. Please look it up at the provider, and give it back there.`,
    ),

  'payment.refund-made.v1': ({ reference, amountPesewas }) =>
    info('Refund made', `${ghs(amountPesewas)} of the payment ${reference} went back to the customer.`),

  'payment.refund-failed.v1': ({ reference, amountPesewas, reason }) =>
    error('Refund failed', `${ghs(amountPesewas)} of the payment ${reference} could not be sent back: ${reason}`),

  'bus.message-parked.v1': ({ queue, eventType, reason, attempts }) =>
    error('Message parked', `${queue} could not handle ${eventType} in ${attempts} tries: ${reason}`),
} satisfies { [T in EventType]?: Report<T> };

export type ReportedType = keyof typeof reports;

/** The events of which some make a report. */
export const REPORTED = Object.keys(reports) as ReportedType[];

export function reportOfEvent<T extends ReportedType>({ type, payload }: EventOf<T>): EventReport | null {
  const report = reports[type] as Report<T>;
  return report(payload as EventPayload<T>);
}
