import type { ShopDoors } from '../shop-doors.ts';

const BUYERS = 2;

/**
 * Has customers buy one piece after another for as long as the work lasts, and answers what comes of it. Throws unless each of
 * them gets an order for what it paid.
 */
export async function buyMeanwhile<Result>(
  { people }: Pick<ShopDoors, 'people'>,
  productId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  let isOver = false;
  const buy = async () => {
    const customer = await people.newCustomer();
    do {
      await people.addToCart(customer, productId);
      const started = await people.startPaying(customer);
      await people.atProvider(started);
      const { status, body } = await people.placeOrder(customer, started.reference);
      expect({ status, body }).toMatchObject({ body: { order: { status: 'pending' } } });
    } while (!isOver);
  };
  const buying = Promise.all(Array.from({ length: BUYERS }, buy));
  // Where the work fails, that is what is told.
  buying.catch(() => undefined);
  let result: Result;
  try {
    result = await work();
  } finally {
    isOver = true;
  }
  await buying;
  return result;
}
