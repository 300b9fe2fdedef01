/** What an admin's wish to refund comes to. */
export type AdminRefund =
  /** Refunds that the provider could not send are tried again, and so much is refunded beside. */
  | { kind: 'refund'; retry: number[]; amount: number }
  | { kind: 'nothing-left' }
  | { kind: 'more-than-left'; left: number };

/**
 * Without an amount everything that the customer does not have back goes back: what failed is tried again. An amount that is
 * a failed refund's means that one; any other is a new refund out of what is left.
 */
export function decideAdminRefund(
  asked: number | undefined,
  left: number,
  failed: readonly { id: number; amount: number }[],
): AdminRefund {
  if (asked === undefined) {
    const retry = failed.map(({ id }) => id);
    return left === 0 && retry.length === 0 ? { kind: 'nothing-left' } : { kind: 'refund', retry, amount: left };
  }
  const again = failed.find(({ amount }) => amount === asked);
  if (again) return { kind: 'refund', retry: [again.id], amount: 0 };
  if (left === 0) return { kind: 'nothing-left' };
  return asked <= left ? { kind: 'refund', retry: [], amount: asked } : { kind: 'more-than-left', left };
}
