import type { Checkout, CheckoutLine, Offer } from './checkout.ts';
import { isSameOffer } from './checkout.ts';
import { decidePaid } from './decide-paid.ts';
import type { PaidDecision } from './decide-paid.ts';
import { newReference } from './new-reference.ts';

const line = (skuId: number, quantity = 1, unitPricePesewas = 6000): CheckoutLine => ({
  skuId,
  quantity,
  unitPricePesewas,
  productId: skuId,
  variantId: null,
  sizeId: null,
  vendorId: 3,
  categoryId: null,
  categoryName: null,
  productName: 'Romper',
  colorName: null,
  sizeName: null,
  imageUrl: null,
  code: `P${skuId}`,
});
const copy = {
  title: 'Home',
  street: '12 Dagomba Rd',
  city: 'Tamale',
  region: 'Northern',
  country: 'Ghana',
  phone: '+233201234567',
  latitude: null,
  longitude: null,
};
const address = { id: 5, copy };
const offer: Offer = {
  customer: { id: 7, name: 'Akosua', phone: null, email: 'a@shop.test' },
  address,
  lines: [line(1), line(2, 3)],
  shippingPesewas: 0,
  totalPesewas: 24_000,
};

test('the same pieces in another order are the same offer', () => {
  expect(isSameOffer(offer, { ...offer, lines: [line(2, 3), line(1)] })).toBe(true);
});

test.each<[string, Partial<Offer>]>([
  ['quantity', { lines: [line(1), line(2, 4)] }],
  ['price', { lines: [line(1, 1, 6001), line(2, 3)] }],
  ['line more', { lines: [...offer.lines, line(3)] }],
  ['line less', { lines: [line(1)] }],
  ['fee', { shippingPesewas: 1 }],
  ['address', { address: { ...address, id: 6 } }],
  ['text of the address', { address: { id: 5, copy: { ...copy, street: 'Elsewhere' } } }],
  ['missing address', { address: null }],
])('another %s is another offer', (_, change) => {
  expect(isSameOffer(offer, { ...offer, ...change })).toBe(false);
});

type Known = Pick<Checkout, 'state' | 'reason' | 'address'>;
test.each<[string, Known, boolean, PaidDecision]>([
  ['an open one', { state: 'open', reason: null, address }, false, 'place'],
  ['an open one without address', { state: 'open', reason: null, address: null }, false, 'needs-address'],
  ['one that was still opening', { state: 'opening', reason: null, address }, false, 'place'],
  ['one paid before', { state: 'paid', reason: null, address }, true, 'place'],
  ['an expired one', { state: 'closed', reason: 'expired', address }, false, 'place'],
  ['an expired one that was overtaken', { state: 'closed', reason: 'expired', address }, true, 'refund-superseded'],
  ['a failed one', { state: 'closed', reason: 'failed', address }, false, 'place'],
  ['a failed one that was overtaken', { state: 'closed', reason: 'failed', address }, true, 'refund-superseded'],
  ['a replaced one', { state: 'closed', reason: 'replaced', address }, false, 'refund-superseded'],
  ['a placed one', { state: 'placed', reason: null, address }, true, 'already-placed'],
  ['an unfulfillable one', { state: 'unfulfillable', reason: 'no-address', address: null }, false, 'already-refunding'],
])('paid: %s', (_, checkout, wasOvertaken, decision) => {
  expect(decidePaid(checkout, wasOvertaken)).toBe(decision);
});

test('references do not repeat', () => {
  const references = Array.from({ length: 500 }, newReference);
  expect(new Set(references).size).toBe(500);
  expect(references.every((reference) => /^CK-[A-Z2-7]{20}$/.test(reference))).toBe(true);
});
