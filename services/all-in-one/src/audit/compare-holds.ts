import type { ShopFacts } from './shop-facts.ts';

type Lines = readonly { skuId: number; quantity: number }[];

const textOf = (lines: Lines) =>
  lines
    .map(({ skuId, quantity }) => `${quantity} × SKU ${skuId}`)
    .sort()
    .join(', ');

/** What catalog holds is what open and paid checkouts hold, piece by piece, until their time is up. */
export function compareHolds({ reservations, checkouts }: Pick<ShopFacts, 'reservations' | 'checkouts'>): string[] {
  const held = new Map(reservations.filter(({ state }) => state === 'held').map((one) => [one.reference, one]));
  const checkoutOf = new Map(checkouts.map((checkout) => [checkout.reference, checkout]));
  const orphans = [...held.values()]
    .filter(({ reference }) => !['opening', 'open', 'paid'].includes(checkoutOf.get(reference)?.state ?? 'none'))
    .map(({ reference }) => `${reference}: catalog holds stock for a checkout that is not open`);
  const unequal = checkouts
    .filter(({ state }) => state === 'open')
    .flatMap(({ reference, lines, isOver }) => {
      const hold = held.get(reference);
      if (!hold && isOver) return [];
      if (!hold) return [`${reference}: the checkout is open, and catalog holds nothing for it`];
      const [wanted, kept] = [textOf(lines), textOf(hold.lines)];
      return wanted === kept ? [] : [`${reference}: the checkout holds ${wanted}, catalog holds ${kept}`];
    });
  return [...orphans, ...unequal];
}
