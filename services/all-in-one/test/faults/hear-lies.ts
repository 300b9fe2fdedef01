import type { Vendor } from '../people.ts';
import type { SeparateShop } from '../separate-shop.ts';
import { expectNothing, expectOneOrder } from './expect-outcome.ts';
import { expectToBeAskedToTryAgain } from './patient-customer.ts';
import type { ProviderAnswer, ProviderInFront } from './provider-in-front.ts';

interface Verified {
  status: boolean;
  data: { reference: string; amount: unknown; currency: string; status: string };
}

/** What the provider says of a payment that is paid, in place of that. */
const changed =
  (change: (answer: Verified) => object, status = 200) =>
  (answer: ProviderAnswer): ProviderAnswer => ({
    status,
    body: JSON.stringify(change(JSON.parse(answer.body) as Verified)),
  });
const withData = (data: object) => changed((answer) => ({ ...answer, data: { ...answer.data, ...data } }));

/** Each with what the customer hears who wants the order at once. */
const LIES: readonly { lie: (answer: ProviderAnswer) => ProviderAnswer; heard: 409 | 503 }[] = [
  { lie: withData({ reference: 'CK-ANOTHERONESREFERENCE' }), heard: 409 },
  {
    lie: changed((answer) => ({ ...answer, status: false, message: 'Transaction reference not found.' }), 404),
    heard: 409,
  },
  { lie: changed((answer) => ({ ...answer, status: false })), heard: 503 },
  { lie: withData({ amount: '6000' }), heard: 503 },
  { lie: withData({ amount: 6000.5 }), heard: 503 },
  { lie: withData({ amount: -6000 }), heard: 503 },
  { lie: withData({ status: 'paid' }), heard: 503 },
  { lie: () => ({ status: 200, body: '<html>Paid</html>' }), heard: 503 },
];

/**
 * The provider talks nonsense of payments, while some are paid and others are not. Throws unless nothing comes of it, and of
 * what is paid an order when it speaks plainly again, though nobody asks for it.
 */
export async function hearLies(
  shop: SeparateShop,
  { provider, vendor }: { provider: ProviderInFront; vendor: Vendor },
) {
  const { people } = shop;
  const { id: productId } = await people.addProduct(vendor, { stock: 2 * LIES.length });
  const payers = await Promise.all(
    LIES.map(async ({ lie, heard }) => ({ ...(await people.newPayer(productId)), lie, heard })),
  );
  const idle = await Promise.all(LIES.map(() => people.newPayer(productId)));
  const lies = new Map(payers.map(({ started, lie }) => [`/transaction/verify/${started.reference}`, lie]));
  provider.behave(async ({ path }, passOn) => {
    const answer = await passOn();
    return lies.get(path)?.(answer) ?? answer;
  });
  try {
    for (const payer of payers) {
      await people.atProvider(payer.started);
      const answer = await people.placeOrder(payer.customer, payer.started.reference);
      expect(answer).toMatchObject({ status: payer.heard });
      if (payer.heard === 503) expectToBeAskedToTryAgain(answer);
      await expectNothing(shop, payer);
    }
  } finally {
    provider.behave();
  }
  for (const payer of payers) await expectOneOrder(shop, payer);
  for (const payer of idle) await expectNothing(shop, payer);
}
