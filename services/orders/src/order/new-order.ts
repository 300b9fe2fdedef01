import { formatGhs, toCedis } from '@shop/contracts/money';
import type { Checkout, CheckoutLine } from '../checkout/checkout.ts';
import { sumOf } from '../checkout/checkout.ts';
import { groupBy } from './group-by.ts';

export interface NewFulfilment {
  vendorId: number;
  amountPesewas: number;
  lines: CheckoutLine[];
}

export interface NewOrder {
  number: string;
  status: 'pending' | 'cancelled';
  cancellation: { cause: 'sold-out'; reason: string } | null;
  fulfilments: NewFulfilment[];
}

/** One part for each vendor, in the order of their first lines. */
function fulfilmentsOf(lines: readonly CheckoutLine[]): NewFulfilment[] {
  const byVendor = groupBy(lines, ({ vendorId }) => vendorId);
  return [...byVendor].map(([vendorId, own]) => ({ vendorId, amountPesewas: sumOf(own), lines: own }));
}

const soldOutReason = ({ totalPesewas, reference }: Pick<Checkout, 'totalPesewas' | 'reference'>): string =>
  `Sold out while you were paying. ${formatGhs(toCedis(totalPesewas))} goes back to the account that you paid with; ` +
  `the reference is ${reference}.`;

/** What is made of a paid checkout: a live order, or, where the pieces were gone, one that is cancelled from the start. */
export function newOrder(
  checkout: Pick<Checkout, 'lines' | 'totalPesewas' | 'reference'>,
  sale: 'sold' | 'sold-out',
  number: string,
): NewOrder {
  const fulfilments = fulfilmentsOf(checkout.lines);
  if (sale === 'sold') return { number, status: 'pending', cancellation: null, fulfilments };
  return {
    number,
    status: 'cancelled',
    cancellation: { cause: 'sold-out', reason: soldOutReason(checkout) },
    fulfilments,
  };
}
