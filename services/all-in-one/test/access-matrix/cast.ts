import { eventually } from '@shop/testing/eventually';
import type { Customer, Vendor } from '../people.ts';
import { TEST_ADMIN } from '../shop-doors.ts';
import type { TestShop } from '../test-shop.ts';
import type { CallerName } from './read-matrix.ts';

const LONG_AGO_MS = 40 * 24 * 3_600_000;

type Signed = Exclude<CallerName, 'no token' | 'expired token'>;

/** Everybody whom the matrix names, and what belongs to them. */
export interface Cast {
  customer: Customer;
  vendor: Vendor;
  inactiveVendor: Vendor;
  idOf(caller: Signed): number;
  tokenOf(caller: CallerName): string | undefined;
  /** A token that may be ended. */
  spareTokenOf(caller: CallerName): Promise<string | undefined>;
  /** The customer’s, with a part of the vendor; the agent delivers it. */
  order: { id: number; reference: string };
  paymentId: number;
  deliveryId: number;
  agentId: number;
}

export async function gatherCast(shop: TestShop): Promise<Cast> {
  const { people } = shop;
  const customer = await people.newCustomer();
  const vendor = await people.newVendor();
  const inactiveVendor = await newInactiveVendor(shop);
  const signed: Record<Signed, { email: string; token: string }> = {
    customer,
    'other customer': await people.newCustomer(),
    vendor,
    'other vendor': await people.newVendor(),
    'inactive vendor': inactiveVendor,
    agent: await people.newAgent(),
    'other agent': await people.newAgent(),
    admin: { email: TEST_ADMIN.email, token: await people.adminToken() },
  };
  const expired = await expiredToken(shop, customer.email);
  const tokenOf: Cast['tokenOf'] = (caller) =>
    caller === 'no token' ? undefined : caller === 'expired token' ? expired : signed[caller].token;
  const idOf: Cast['idOf'] = (caller) => payloadOf(signed[caller].token).id;
  return {
    ...{ customer, vendor, inactiveVendor, idOf, tokenOf },
    spareTokenOf: async (caller) =>
      caller === 'no token' || caller === 'expired token' ? tokenOf(caller) : people.signIn(signed[caller].email),
    ...(await boughtAndAssigned(shop, { customer, vendor, agentUserId: idOf('agent') })),
  };
}

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: number; vendorId?: number };

async function expiredToken({ clock, people }: TestShop, email: string): Promise<string> {
  clock.set(new Date(Date.now() - LONG_AGO_MS));
  try {
    return await people.signIn(email);
  } finally {
    clock.set(null);
  }
}

async function newInactiveVendor({ knocks, people }: TestShop): Promise<Vendor> {
  const email = 'waiting@test.example';
  const shopDetails = { shopName: 'Waiting Stars', shopAddress: 'Aboabo Market' };
  const json = { type: 'vendor', name: 'Esi', email, password: TEST_ADMIN.password, ...shopDetails };
  await knocks('POST', '/api/auth/register', { json });
  const token = await people.signIn(email);
  return { email, token, vendorId: payloadOf(token).vendorId ?? 0 };
}

interface Purchase {
  customer: Customer;
  vendor: Vendor;
  agentUserId: number;
}

async function boughtAndAssigned({ knocks, people }: TestShop, { customer, vendor, agentUserId }: Purchase) {
  const token = await people.adminToken();
  const product = await people.addProduct(vendor, { stock: 5 });
  await people.addToCart(customer, product.id);
  const started = await people.startPaying(customer);
  await people.atProvider(started);
  const { order } = (await people.placeOrder(customer, started.reference)).body;

  const only = async <Row>(path: string, fits: (row: Row) => boolean): Promise<Row> =>
    eventually(`there is one in ${path}`, async () => (await knocks<Row[]>('GET', path, { token })).body.find(fits));
  const agent = await only<{ id: number; userId: number }>('/api/deliveryAgents', (one) => one.userId === agentUserId);
  await knocks('PUT', `/api/deliveryAgents/${agent.id}`, { token, json: { approved: true, active: true } });
  const delivery = await only<{ id: number }>('/api/deliveries', () => true);
  const payment = await only<{ id: number }>('/api/payments', () => true);
  await eventually('the agent has the delivery', async () => {
    const assigned = await knocks('PATCH', `/api/deliveries/${delivery.id}`, { token, json: { agentId: agentUserId } });
    return assigned.status === 200;
  });
  return { order, paymentId: payment.id, deliveryId: delivery.id, agentId: agent.id };
}
