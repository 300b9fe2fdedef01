import { createHmac } from 'node:crypto';
import { eventually } from '@shop/testing/eventually';
import { SANDBOX_KEY } from '../../src/payment-provider.ts';
import type { Vendor } from '../people.ts';
import type { SeparateShop } from '../separate-shop.ts';
import { expectNothing, expectOneOrder } from './expect-outcome.ts';

const TIMES = 10;
const PAYERS = 5;

/** The provider's word about a payment; it may be told in more than one set of bytes. */
const told = (event: string, reference: string, more: object = {}) => ({
  event,
  data: { reference, amount: 6000, currency: 'GHS', ...more },
});
const refunded = (reference: string) => told('refund.processed', '', { transaction_reference: reference });
const signatureOf = (event: object, key = SANDBOX_KEY) =>
  createHmac('sha512', key).update(JSON.stringify(event)).digest('hex');

async function tell(shop: SeparateShop, ...events: object[]): Promise<void> {
  for (const event of events) expect(await shop.webhook(event)).toMatchObject({ status: 200 });
}

/** Resolves once the shop has nothing left to do of what it was told. */
const untilFollowed = ({ databases }: SeparateShop) =>
  eventually('all that was told is followed', async () => {
    const left = await databases.payment.database.query('SELECT FROM provider_event WHERE settled_at IS NULL');
    return left.length === 0;
  });

const payersOf = async ({ people }: SeparateShop, vendor: Vendor, count = PAYERS) => {
  const { id } = await people.addProduct(vendor, { stock: count });
  return Promise.all(Array.from({ length: count }, () => people.newPayer(id)));
};

/** Every success is told ten times at the same moment, by the same bytes and by others, while its customer comes back. */
export async function tellTenTimes(shop: SeparateShop, vendor: Vendor): Promise<void> {
  const { people } = shop;
  const payers = await payersOf(shop, vendor);
  await Promise.all(
    payers.map(async ({ customer, started }) => {
      await people.atProvider(started);
      const news = Array.from({ length: TIMES }, (_, time) =>
        told('charge.success', started.reference, { id: time % 2 }),
      );
      await Promise.all([
        ...news.map((event) => tell(shop, event)),
        people.verify(customer, started.reference),
        people.placeOrder(customer, started.reference),
      ]);
    }),
  );
  for (const payer of payers) await expectOneOrder(shop, payer);
}

/** The news of a payment come in the wrong order. */
export async function tellInDisorder(shop: SeparateShop, vendor: Vendor): Promise<void> {
  const { people } = shop;
  const [refundedFirst, failedLast, successTwice] = await payersOf(shop, vendor, 3);
  if (!refundedFirst || !failedLast || !successTwice) throw new Error('There are too few payers.');

  await people.atProvider(refundedFirst.started);
  await tell(shop, refunded(refundedFirst.started.reference), told('charge.success', refundedFirst.started.reference));

  await people.atProvider(failedLast.started, 'decline');
  await people.atProvider(failedLast.started);
  await tell(shop, ...['charge.success', 'charge.failed'].map((event) => told(event, failedLast.started.reference)));

  await tell(
    shop,
    told('charge.failed', successTwice.started.reference),
    told('charge.success', successTwice.started.reference),
  );
  await untilFollowed(shop);
  await people.atProvider(successTwice.started);
  await tell(shop, told('charge.success', successTwice.started.reference));

  for (const payer of [refundedFirst, failedLast, successTwice]) await expectOneOrder(shop, payer);
}

/** Somebody without the key signs news, and changes the bytes of signed ones. Throws unless all of it is refused. */
export async function forgeNews(shop: SeparateShop, vendor: Vendor): Promise<void> {
  const { people, databases } = shop;
  const payers = await payersOf(shop, vendor, 2);
  const [paid, unpaid] = payers.map(({ started }) => told('charge.success', started.reference));
  if (!paid || !unpaid || !payers[0] || !payers[1]) throw new Error('There are too few payers.');
  await people.atProvider(payers[0].started);
  const forged: [object, string][] = [
    [paid, signatureOf(paid, 'sk_test_other')],
    [paid, signatureOf(paid).toUpperCase()],
    [paid, ''],
    [unpaid, signatureOf(paid)],
    [{ ...paid, data: { ...paid.data, amount: 1 } }, signatureOf(paid)],
  ];
  for (const [event, signature] of forged) {
    expect(await shop.webhook(event, signature)).toMatchObject({ status: 401, body: { code: 'signature_invalid' } });
  }
  const kept = await databases.payment.database.query('SELECT FROM provider_event WHERE reference = ANY($1)', [
    payers.map(({ started }) => started.reference),
  ]);
  expect(kept).toEqual([]);
  for (const payer of payers) await expectNothing(shop, payer);

  await tell(shop, paid);
  await expectOneOrder(shop, payers[0]);
}

/** News that are rightly signed and not so. Throws unless the shop asks, and believes the answer. */
export async function tellLies(shop: SeparateShop, vendor: Vendor): Promise<void> {
  const { people } = shop;
  const [unpaid, kept] = await payersOf(shop, vendor, 2);
  if (!unpaid || !kept) throw new Error('There are too few payers.');
  await people.atProvider(kept.started);
  await people.placeOrder(kept.customer, kept.started.reference);
  await tell(
    shop,
    told('charge.success', unpaid.started.reference),
    refunded(unpaid.started.reference),
    refunded(kept.started.reference),
    told('charge.failed', kept.started.reference),
    told('charge.success', 'CK-NOBODYKNOWSTHISONE22'),
  );
  await untilFollowed(shop);
  await expectNothing(shop, unpaid);
  expect(await people.placeOrder(unpaid.customer, unpaid.started.reference)).toMatchObject({ status: 409 });
  await expectOneOrder(shop, kept);
}
