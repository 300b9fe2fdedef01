import type { Checkout } from './checkout.ts';

/** What becomes of a checkout that is known to be paid. */
export type PaidDecision =
  | 'already-placed'
  | 'place'
  /** It stays paid, and its money goes back unless somebody names an address in time. */
  | 'needs-address'
  /** Another checkout took its place: the money goes back. */
  | 'refund-superseded'
  /** It was decided before that the money goes back. */
  | 'already-refunding';

/**
 * A success may come late. One whose hold has ended is still placed, from free stock, unless the customer has since
 * begun to pay for another cart, or paid on another page.
 */
export function decidePaid(
  { state, reason, address }: Pick<Checkout, 'state' | 'reason' | 'address'>,
  wasOvertaken: boolean,
): PaidDecision {
  if (state === 'placed') return 'already-placed';
  if (state === 'unfulfillable') return 'already-refunding';
  if (state === 'closed' && (reason === 'replaced' || wasOvertaken)) return 'refund-superseded';
  return address ? 'place' : 'needs-address';
}
