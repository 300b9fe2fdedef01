import { eventually } from '@shop/testing/eventually';
import type { LogReport } from '@shop/contracts/rest/log-reports';
import type { Vendor } from '../people.ts';
import type { SeparateShop } from '../separate-shop.ts';

export interface Taken {
  /** Of the currency's smallest unit; the shop asks for 6000 pesewas. */
  amount: number;
  currency: string;
}

const WITHIN_MS = 60_000;

/**
 * The provider takes another sum than the shop asked for, and says so. Throws unless there is no order of it, all of it goes
 * back, the piece is free again, the admin reads of it, and the customer may pay rightly.
 */
export async function payAnotherSum(shop: SeparateShop, { vendor, taken }: { vendor: Vendor; taken: Taken }) {
  const { people, databases } = shop;
  const { id: productId } = await people.addProduct(vendor, { stock: 1 });
  const { customer, started } = await people.newPayer(productId);
  const { reference } = started;
  await databases.sandbox.database.execute(
    'UPDATE sandbox_transaction SET amount = $2, currency = $3 WHERE reference = $1',
    [reference, taken.amount, taken.currency],
  );

  await people.atProvider(started);
  const [verified, placed] = await Promise.all([
    people.verify(customer, reference),
    people.placeOrder(customer, reference),
  ]);
  expect(verified).toMatchObject({ status: 200, body: { success: false } });
  expect(placed).toMatchObject({ status: 409, body: { code: 'payment_not_successful' } });

  await eventually(
    'the money is back',
    async () => {
      const sentBack = await databases.sandbox.database.query(
        `SELECT refund.amount::int, refund.currency FROM sandbox_refund refund
         JOIN sandbox_transaction paid ON paid.id = transaction_id
         WHERE reference = $1 AND refund.status = 'processed'`,
        [reference],
      );
      if (sentBack.length > 0) expect(sentBack).toEqual([taken]);
      return sentBack.length === 1;
    },
    { withinMs: WITHIN_MS },
  );
  expect(await people.ordersOf(customer)).toEqual([]);
  await expectAdminToRead(shop, 'Payment refused', reference);
  await eventually('the piece is free', async () => (await people.stockOf(productId)) === 1, { withinMs: WITHIN_MS });

  const again = await people.startPaying(customer);
  await people.atProvider(again);
  expect((await people.placeOrder(customer, again.reference)).body.order).toMatchObject({
    status: 'pending',
    totalAmount: 60,
  });
  expect(await people.ordersOf(customer)).toMatchObject([{ reference: again.reference }]);
}

/** Throws unless the log reports tell of a payment. */
async function expectAdminToRead({ people, knocks }: SeparateShop, title: string, reference: string): Promise<void> {
  const token = await people.adminToken();
  await eventually(`the admin reads “${title}” of ${reference}`, async () => {
    const { body } = await knocks<LogReport[]>('GET', '/api/logreports', { token });
    return body.some((report) => report.title === title && report.message.includes(reference));
  });
}
