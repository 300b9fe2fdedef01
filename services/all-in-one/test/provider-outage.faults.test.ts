import { jest } from '@jest/globals';
import { buyWhileProviderFails } from './faults/buy-while-provider-fails.ts';
import { expectQueuesToEmpty } from './faults/expect-queues-to-empty.ts';
import {
  actsAfter,
  answersAfter,
  isSilent,
  onlyFor,
  type ProviderInFront,
  startProviderInFront,
} from './faults/provider-in-front.ts';
import { refundWhileProviderFails } from './faults/refund-while-provider-fails.ts';
import type { Vendor } from './people.ts';
import { type SeparateShop, startSeparateShop } from './separate-shop.ts';

jest.setTimeout(400_000);

const OUTAGE_MS = 20_000;
/** The shop gives its provider eight seconds. */
const TOO_LATE_MS = 9_000;
/** Longer than the shop's first pause before it asks again. */
const QUEUE_MS = 15_000;
const SETTLED_MS = 120_000;
const ASKED_FOR_A_REFUND = /^POST \/refund$/;
const MOODS = [
  { what: 'that answers too late', mood: answersAfter(TOO_LATE_MS) },
  { what: 'that acts when it is given up', mood: actsAfter(TOO_LATE_MS) },
  { what: 'that takes calls and never answers', mood: isSilent },
];

let provider: ProviderInFront;
let shop: SeparateShop;
let vendor: Vendor;

beforeAll(async () => {
  provider = await startProviderInFront(() => shop.addressOf('payment-sandbox'));
  shop = await startSeparateShop({ env: { PAYSTACK_BASE_URL: provider.url } });
  vendor = await shop.people.newVendor();
});
afterEach(async () => {
  await shop.expectSumsToHold({ withinMs: SETTLED_MS });
  await expectQueuesToEmpty(shop);
});
afterAll(async () => {
  await shop?.stop();
  await provider?.stop();
});

it.each(MOODS)(
  'a provider $what costs the shop nothing but patience: each customer pays once for one order',
  ({ mood }) => shop.telling(() => buyWhileProviderFails(shop, { provider, mood, vendor, forMs: OUTAGE_MS })),
);

it.each([
  ...MOODS,
  { what: 'that queues refunds, and answers all else', mood: onlyFor(ASKED_FOR_A_REFUND, actsAfter(QUEUE_MS)) },
])('a provider $what makes each refund once', ({ mood }) =>
  shop.telling(() => refundWhileProviderFails(shop, { provider, mood, vendor, forMs: OUTAGE_MS })),
);
