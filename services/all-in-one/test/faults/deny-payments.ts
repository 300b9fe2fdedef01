import { eventually } from '@shop/testing/eventually';
import type { Vendor } from '../people.ts';
import type { SeparateShop } from '../separate-shop.ts';
import { expectOneOrder } from './expect-outcome.ts';
import type { ProviderInFront } from './provider-in-front.ts';

/** The provider says of a paid payment that it failed, and admits it later. Throws unless it is an order all the same. */
export async function denyPayment(
  shop: SeparateShop,
  { provider, vendor }: { provider: ProviderInFront; vendor: Vendor },
) {
  const { people } = shop;
  const { id: productId } = await people.addProduct(vendor, { stock: 1 });
  const payer = await people.newPayer(productId);
  const { reference } = payer.started;
  provider.behave(async ({ path }, passOn) => {
    const answer = await passOn();
    if (path !== `/transaction/verify/${reference}`) return answer;
    return { ...answer, body: answer.body.replace('"status":"success"', '"status":"failed"') };
  });
  try {
    await people.atProvider(payer.started);
    expect(await people.placeOrder(payer.customer, reference)).toMatchObject({ status: 409 });
    await eventually('the piece is free', async () => (await people.stockOf(productId)) === 1);
  } finally {
    provider.behave();
  }
  expect(await people.verify(payer.customer, reference)).toMatchObject({ body: { success: true } });
  await expectOneOrder(shop, payer);
}
