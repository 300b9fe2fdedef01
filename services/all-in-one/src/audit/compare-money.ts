import type { ShopFacts } from './shop-facts.ts';

const SETTLED = new Set(['success', 'refunded']);
/** Refunds that follow from what fell away. An admin's own stand beside them. */
const OF_THE_SHOP = new Set(['sold-out', 'cancelled', 'rejected', 'unfulfillable', 'wrong-sum']);

/**
 * What the provider took and gave back is what the payment service has recorded, reference by reference. Nothing can be said
 * where the books of the provider are not ours to read.
 */
export function compareWithProvider({ payments, provider }: Pick<ShopFacts, 'payments' | 'provider'>): string[] {
  const paymentOf = new Map(payments.map((payment) => [payment.reference, payment]));
  return (provider ?? []).flatMap(({ reference, paidAmount, refundedAmount }) => {
    const payment = paymentOf.get(reference);
    if (!payment) return paidAmount === 0 ? [] : [`${reference}: the provider took ${paidAmount} that nobody recorded`];
    return [
      ...(payment.paidAmount === paidAmount
        ? []
        : [`${reference}: the provider took ${paidAmount}, ${payment.paidAmount} is recorded`]),
      ...(payment.refundedAmount === refundedAmount
        ? []
        : [`${reference}: the provider gave ${refundedAmount} back, ${payment.refundedAmount} is recorded`]),
    ];
  });
}

interface PaidSums {
  paid: number;
  /** Live lines and kept shipping. */
  kept: number;
  /** What went back because it fell away. */
  fallen: number;
  /** What an admin gave back. */
  granted: number;
}

/**
 * What fell away goes back, whatever an admin gave back beside it. Only where both together would be more than was paid, the
 * shop gives back what is left: then all of it is back.
 */
const holds = ({ paid, kept, fallen, granted }: PaidSums): boolean =>
  paid === kept + fallen || (kept + fallen < paid && fallen + granted === paid);

/**
 * A paid reference has an order or its money back: paid = live lines + kept shipping + refunds of what fell away. One whose
 * customer has yet to name an address waits for either.
 */
export function compareWithOrders({
  payments,
  orders,
  checkouts,
}: Pick<ShopFacts, 'payments' | 'orders' | 'checkouts'>): string[] {
  const orderOf = new Map(orders.map((order) => [order.reference, order]));
  const waiting = new Set(checkouts.filter(({ awaitsAddress }) => awaitsAddress).map(({ reference }) => reference));
  const paid = payments.filter(({ status, reference }) => SETTLED.has(status) && !waiting.has(reference));
  const sums = paid.flatMap(({ reference, paidAmount, refunds }) => {
    const order = orderOf.get(reference);
    const kept = order ? order.livePesewas + order.keptShippingPesewas : 0;
    const sumOf = (ofTheShop: boolean) =>
      refunds
        .filter(({ cause, state }) => OF_THE_SHOP.has(cause) === ofTheShop && state === 'processed')
        .reduce((sum, { amount }) => sum + amount, 0);
    const [fallen, granted] = [sumOf(true), sumOf(false)];
    if (holds({ paid: paidAmount, kept, fallen, granted })) return [];
    return [`${reference}: ${paidAmount} was paid, ${kept} is kept for an order and ${fallen} went back`];
  });
  const paidReferences = new Set(paid.map(({ reference }) => reference));
  const unpaid = orders
    .filter(({ reference }) => !paidReferences.has(reference))
    .map(({ reference }) => `${reference}: an order stands on a payment that did not succeed`);
  return [...sums, ...unpaid];
}

/** Vendors' shares, less what fell away of them, add up to the live lines. */
export function compareShares({ payments, orders }: Pick<ShopFacts, 'payments' | 'orders'>): string[] {
  const sharesOf = new Map(payments.map(({ reference, shares }) => [reference, shares]));
  return orders.flatMap(({ reference, livePesewas }) => {
    const shares = sharesOf.get(reference) ?? [];
    const left = shares.reduce((sum, share) => sum + share.amountPesewas - share.refundedPesewas, 0);
    return left === livePesewas ? [] : [`${reference}: the shares add up to ${left}, the live lines to ${livePesewas}`];
  });
}
