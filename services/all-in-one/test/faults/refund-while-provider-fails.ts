import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@shop/testing/eventually';
import type { Customer } from '../people.ts';
import type { SeparateShop } from '../separate-shop.ts';
import type { Outage } from './buy-while-provider-fails.ts';
import { expectShopToSell } from './expect-shop-to-sell.ts';
import { expectStockToBeExact } from './expect-stock-to-be-exact.ts';

const STOCK = 20;
/** In cedis, of a piece at 60. A provider takes a refund of a part twice without a word. */
const PARTS = [10, 15];
const MADE_MS = 150_000;

/**
 * The provider fails while an order is cancelled and parts of another one's money are given back. Throws unless each refund
 * reaches the customer, and none of them twice.
 */
export async function refundWhileProviderFails(shop: SeparateShop, { provider, mood, vendor, forMs }: Outage) {
  const { people, databases } = shop;
  const { id: productId } = await people.addProduct(vendor, { stock: STOCK });
  const buyer = async () => {
    const { customer, started } = await people.newPayer(productId);
    await people.atProvider(started);
    const { body } = await people.placeOrder(customer, started.reference);
    return { customer, orderId: body.order.id, reference: started.reference };
  };
  const [cancelling, keeping] = [await buyer(), await buyer()];

  provider.behave(mood);
  try {
    await Promise.all([cancelOrder(shop, cancelling), giveBackParts(shop, keeping.customer), pause(forMs)]);
  } finally {
    provider.behave();
  }
  await expectShopToSell(shop, productId);

  const wanted = [{ reference: cancelling.reference, amount: 6000 }].concat(
    PARTS.map((cedis) => ({ reference: keeping.reference, amount: cedis * 100 })),
  );
  await eventually(
    'every refund is known as made',
    async () => {
      const made = await databases.payment.database.query(
        `SELECT FROM refund JOIN payment ON payment.id = payment_id WHERE reference = ANY($1) AND state = 'processed'`,
        [[cancelling.reference, keeping.reference]],
      );
      return made.length === wanted.length;
    },
    { withinMs: MADE_MS },
  );
  await provider.atRest();
  const atProvider = await databases.sandbox.database.query(
    `SELECT reference, refund.amount::int FROM sandbox_refund refund JOIN sandbox_transaction paid ON paid.id = transaction_id
     WHERE reference = ANY($1) ORDER BY refund.amount DESC`,
    [[cancelling.reference, keeping.reference]],
  );
  expect(atProvider).toEqual(wanted.toSorted((one, other) => other.amount - one.amount));
  await expectStockToBeExact(shop, { productId, began: STOCK });
}

async function cancelOrder({ knocks }: SeparateShop, { customer, orderId }: { customer: Customer; orderId: number }) {
  const json = { reason: 'Too small' };
  expect(await knocks('POST', `/api/orders/${orderId}/cancel`, { token: customer.token, json })).toMatchObject({
    status: 200,
  });
}

async function giveBackParts({ people, knocks }: SeparateShop, customer: Customer) {
  const token = await people.adminToken();
  const payment = await eventually('the payment has its order', async () =>
    (await people.paymentsOf(customer)).find(({ orderId }) => orderId !== null),
  );
  for (const amount of PARTS) {
    const json = { amount, reason: 'A stain' };
    expect(await knocks('POST', `/api/payments/${payment.id}/refund`, { token, json })).toMatchObject({ status: 200 });
  }
}
