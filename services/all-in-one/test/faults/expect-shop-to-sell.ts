import { eventually } from '@shop/testing/eventually';
import type { ShopDoors } from '../shop-doors.ts';

const WITHIN_MS = 30_000;

/** Throws unless the shop, left to itself, soon sells a piece to a new customer as if nothing had been. */
export async function expectShopToSell({ people }: Pick<ShopDoors, 'people'>, productId: number): Promise<void> {
  await eventually(
    'the shop sells again',
    async () => {
      const { customer, started } = await people.newPayer(productId);
      await people.atProvider(started);
      const { status, body } = await people.placeOrder(customer, started.reference);
      return [200, 201].includes(status) && body.order.status === 'pending';
    },
    { withinMs: WITHIN_MS },
  );
}
