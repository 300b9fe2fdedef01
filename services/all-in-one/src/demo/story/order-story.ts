import { ADMIN, AGENT, CUSTOMERS } from '../accounts.ts';
import type { DemoShop } from '../demo-shop.ts';
import type { AgendaItem } from './agenda.ts';
import { addToCart, checkOut } from './buy.ts';
import type { Ending, PastOrder } from './past-orders.ts';

type Step = 'accepted' | 'assigned' | 'picked' | 'out' | 'delivered' | 'cancelled' | 'rejected';

/** Hours after the order was placed. */
const STEP_AFTER_HOURS: Record<Step, number> = {
  cancelled: 1,
  rejected: 2,
  accepted: 3,
  assigned: 5,
  picked: 9,
  out: 22,
  delivered: 27,
};
const STEPS_TO: Record<Ending, readonly Step[]> = {
  pending: [],
  cancelled: ['cancelled'],
  rejected: ['rejected'],
  accepted: ['accepted'],
  picked: ['accepted', 'assigned', 'picked'],
  out: ['accepted', 'assigned', 'picked', 'out'],
  delivered: ['accepted', 'assigned', 'picked', 'out', 'delivered'],
};

async function take(step: Step, orderId: number, shop: DemoShop): Promise<void> {
  const orders = shop.service('orders');
  const admin = await shop.person(ADMIN.email).token();
  const agent = shop.person(AGENT.email);
  const change = (token: string, change: object) => orders.send('PATCH', `/orders/${orderId}/status`, change, token);
  switch (step) {
    case 'accepted':
      return void (await change(admin, { status: 'accepted' }));
    case 'rejected':
      return void (await change(admin, { status: 'cancelled', reason: 'The cloth was torn when it was packed.' }));
    case 'cancelled': {
      const { customer } = await orders.get<{ customer: { email: string } }>(`/orders/${orderId}`, admin);
      const token = await shop.person(customer.email).token();
      return void (await orders.send(
        'POST',
        `/orders/${orderId}/cancel`,
        { reason: 'Ordered the wrong size.' },
        token,
      ));
    }
    case 'assigned': {
      const { delivery } = await orders.get<{ delivery: { id: number } }>(`/orders/${orderId}`, admin);
      return void (await orders.send('PATCH', `/deliveries/${delivery.id}`, { agentId: await agent.id() }, admin));
    }
    default:
      return void (await change(await agent.token(), { status: step }));
  }
}

/** What happens around one order, from the cart to its ending. */
export function orderStory(shop: DemoShop, order: PastOrder, productIds: readonly number[]): AgendaItem[] {
  let orderId: number | null = null;
  const purchase = async () => {
    const { email } = CUSTOMERS[order.customer] ?? {};
    if (!email) throw new Error('the demo has no such customer');
    const customer = shop.person(email);
    let isEmpty = true;
    for (const { product, quantity } of order.lines) {
      const productId = productIds[product];
      if (productId !== undefined && (await addToCart(shop, customer, productId, quantity))) isEmpty = false;
    }
    if (!isEmpty) orderId = await checkOut(shop, customer, order);
  };
  const steps = STEPS_TO[order.ending].map((step) => ({
    hoursAgo: order.hoursAgo - STEP_AFTER_HOURS[step],
    run: async () => {
      if (orderId !== null) await take(step, orderId, shop);
    },
  }));
  return [{ hoursAgo: order.hoursAgo, run: purchase }, ...steps];
}
