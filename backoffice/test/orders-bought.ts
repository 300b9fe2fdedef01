import type { Order } from '@shop/contracts/rest/orders';
import type { Payment } from '@shop/contracts/rest/payments';
import type { Product } from '@shop/contracts/rest/products';
import { eventually } from '@shop/testing/eventually';
import type { Customer, Vendor } from '../../services/all-in-one/test/people.ts';
import type { BackOffice } from './open-back-office.ts';

export interface Wanted {
  of: Vendor;
  price?: number;
  quantity?: number;
}
export interface Bought {
  order: Order;
  customer: Customer;
  products: Product[];
}

/** Buys as customers do, and reads back by the public calls what became of it. */
export function buyersOf({ shop: { people, knocks } }: Pick<BackOffice, 'shop'>) {
  const fillCart = async (customer: Customer, wanted: readonly Wanted[]): Promise<Product[]> => {
    const products: Product[] = [];
    for (const { of, price = 60, quantity = 1 } of wanted) {
      const product = await people.addProduct(of, { price });
      await people.addToCart(customer, product.id, quantity);
      products.push(product);
    }
    return products;
  };

  /** A new customer's paid order. */
  const buy = async (wanted: readonly Wanted[], name?: string): Promise<Bought> => {
    const customer = await people.newCustomer(name === undefined ? {} : { name });
    const products = await fillCart(customer, wanted);
    const started = await people.startPaying(customer);
    await people.atProvider(started);
    const { body } = await people.placeOrder(customer, started.reference);
    return { order: body.order, customer, products };
  };

  const read = async <Body>(path: string): Promise<Body> =>
    (await knocks<Body>('GET', `/api${path}`, { token: await people.adminToken() })).body;
  const orderNow = (id: number) => read<Order>(`/orders/${id}`);
  const step = async (id: number, status: string) =>
    knocks('PATCH', `/api/orders/${id}/status`, { token: await people.adminToken(), json: { status } });

  /** The payment of an order, once the ledger knows for which order it was. */
  const paymentOf = ({ id }: Pick<Order, 'id'>): Promise<Payment> =>
    eventually('the payment has its order', async () => {
      const filter = encodeURIComponent(JSON.stringify({ orderId: id }));
      return (await read<Payment[]>(`/payments?filter=${filter}`))[0];
    });

  /** An agent whom deliveries can be given to. */
  const approvedAgent = async (): Promise<{ id: number; userId: number }> => {
    const { email } = await people.newAgent();
    const agents = await read<{ id: number; userId: number; user: { email: string } }[]>('/deliveryAgents');
    const agent = agents.find(({ user }) => user.email === email);
    if (!agent) throw new Error('the agent is not listed');
    const json = { approved: true };
    await knocks('PUT', `/api/deliveryAgents/${agent.id}`, { token: await people.adminToken(), json });
    return agent;
  };

  return { fillCart, buy, read, orderNow, step, paymentOf, approvedAgent };
}
