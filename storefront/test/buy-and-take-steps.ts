import type { Customer } from '../../services/all-in-one/test/people.ts';
import type { TestShop } from '../../services/all-in-one/test/test-shop.ts';

/** A paid order of the customer's own, and then what its people do with it, step by step. Answers its number. */
export async function buyAndTakeSteps(
  { people, knocks }: TestShop,
  customer: Customer,
  { productId, steps = [] }: { productId: number; steps?: readonly { status: string; reason?: string }[] },
): Promise<string> {
  await people.addToCart(customer, productId);
  const { reference, ...started } = await people.startPaying(customer);
  await people.atProvider({ reference, ...started });
  const { id, number } = (await people.placeOrder(customer, reference)).body.order;
  const token = await people.adminToken();
  for (const step of steps) {
    const { status, body } = await knocks('PATCH', `/api/orders/${id}/status`, { token, json: step });
    if (status !== 200) throw new Error(`${step.status} was refused with ${status}: ${JSON.stringify(body)}`);
  }
  return number;
}
