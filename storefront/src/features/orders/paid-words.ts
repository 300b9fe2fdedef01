import { formatGhs } from '@shop/contracts/cedis';
import type { Order } from '@shop/contracts/rest/orders';

const WAYS: Record<string, string> = { card: 'by card', mobile_money: 'by mobile money' };

/** "GHS 60.00 by mobile money"; null where no payment is known. */
export function paidWords({ totalAmount, payment }: Pick<Order, 'totalAmount' | 'payment'>): string | null {
  if (!payment) return null;
  return [formatGhs(totalAmount), WAYS[payment.method ?? '']].filter(Boolean).join(' ');
}

/** "Home, 12 Dagomba Road, Tamale"; null where the order has no address. */
export const placeWords = ({ address }: Pick<Order, 'address'>): string | null =>
  address ? [address.title, address.street, address.city].filter(Boolean).join(', ') : null;
