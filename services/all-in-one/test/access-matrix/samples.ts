import { createHmac, randomUUID } from 'node:crypto';
import { SANDBOX_KEY } from '../../src/payment-provider.ts';
import type { Knock } from '../knocks.ts';
import type { TestShop } from '../test-shop.ts';
import type { Cast } from './cast.ts';
import type { CallerName, MatrixRow } from './read-matrix.ts';

/** One request to a call: the values of its path, and what is sent. */
export interface Sample extends Knock {
  path?: Readonly<Record<string, string | number>>;
}

type MakeSample = (caller: CallerName) => Sample | Promise<Sample>;

const formOf = (fields: Readonly<Record<string, unknown>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
};

const WEBHOOK = JSON.stringify({ event: 'charge.success', data: { reference: 'CK-UNKNOWN0' } });
const SIGNATURE = createHmac('sha512', SANDBOX_KEY).update(WEBHOOK).digest('hex');

/** What is asked for where it matters whose it is, by the row’s call and record. */
export function createSamples({ people, knocks }: TestShop, cast: Cast): Readonly<Record<string, MakeSample>> {
  const { customer, vendor, inactiveVendor } = cast;
  const ofOrder = { path: { id: cast.order.id } };
  const ofCustomer = { path: { userId: customer.id, customerId: customer.id } };
  const ofVendor = { path: { userId: cast.idOf('vendor'), vendorId: vendor.vendorId, id: vendor.vendorId } };
  const product = (more: object = {}) => people.addProduct(vendor, { stock: 1, ...more });

  const newAddress = async (): Promise<Sample> => {
    const json = { ...customer.address, isDefault: false };
    const made = await knocks<{ id: number }>('POST', '/api/addresses', { token: customer.token, json });
    return { path: { id: made.body.id } };
  };
  const newLine = async (json?: object): Promise<Sample> => {
    const { id } = await product();
    const { item } = (await people.addToCart(customer, id)).body;
    return { path: { id: item.id }, json };
  };
  const withVariant = async () => {
    const [colorId, sizeId] = [await people.newLookup('colors'), await people.newLookup('sizes')];
    const sizes = [1, 2].map(() => ({ sizeId, price: 20, stock: 1 }));
    const { variants } = await product({ variants: [{ colorId, price: 20, stock: 1, sizes: sizes.slice(0, 1) }] });
    return variants[0];
  };

  const hiddenPage = async (): Promise<Sample> => {
    const json = { slug: `hidden-${randomUUID()}`, title: 'Soon', isVisible: false };
    const made = await knocks<{ id: number }>('POST', '/api/public-pages', { token: cast.tokenOf('admin'), json });
    return { path: { id: made.body.id } };
  };

  return {
    'POST /auth/logout': async (caller) => ({ token: await cast.spareTokenOf(caller), json: {} }),
    'POST /payments/webhook, rightly signed': () => ({ raw: WEBHOOK, headers: { 'x-paystack-signature': SIGNATURE } }),
    'GET /products, with filter manage': () => ({ query: { filter: { manage: true } } }),
    'GET /products/:id, of the inactive vendor': async () => ({
      path: { id: (await people.addProduct(inactiveVendor, { stock: 1 })).id },
    }),
    'GET /public-pages/:id, a hidden page': hiddenPage,
    'GET /public-pages/:id/origins, a hidden page': hiddenPage,
    'GET /vendors/:id, the inactive vendor’s': () => ({ path: { id: inactiveVendor.vendorId } }),
    'PUT /vendors/:id, the vendor’s': () => ({ ...ofVendor, form: formOf({ shopOwner: 'Yaw' }) }),
    'PUT /addresses/:id, the customer’s': async () => ({ ...(await newAddress()), json: { city: 'Yendi' } }),
    'PATCH /addresses/:id/default, the customer’s': async () => ({
      ...(await newAddress()),
      json: { isDefault: true },
    }),
    'DELETE /addresses/:id, the customer’s': newAddress,
    'PATCH /carts/me/item/:id, the customer’s': () => newLine({ quantity: 1 }),
    'DELETE /carts/me/item/:id, the customer’s': () => newLine(),
    'GET /payments/verify, the customer’s': () => ({ query: { reference: cast.order.reference } }),
    'GET /payments/payment/:userId, the customer’s': () => ofCustomer,
    'GET /payments/payment/:userId, the vendor’s': () => ofVendor,
    'GET /payments/:vendorId/vendor, the vendor’s': () => ofVendor,
    'GET /payments/:id, the customer’s': () => ({ path: { id: cast.paymentId } }),
    'POST /orders/placeOrder, the customer’s': () => ({
      json: { transactionId: cast.order.reference, addressId: customer.address.id },
    }),
    'GET /orders/me/current/customer/:customerId, the customer’s': () => ofCustomer,
    'GET /orders/vendors/:userId/vendor, the vendor’s': () => ofVendor,
    'GET /orders/vendors/vendor/:userId, the vendor’s': () => ofVendor,
    'GET /orders/:id, the customer’s': () => ofOrder,
    'PATCH /orders/:id/status, the customer’s': (caller) => ({
      ...ofOrder,
      json: { status: caller.endsWith('agent') ? 'picked' : 'accepted' },
    }),
    'POST /orders/:id/cancel, the customer’s': () => ({ ...ofOrder, json: { reason: 'Wrong size' } }),
    'GET /deliveries/:id, the agent’s': () => ({ path: { id: cast.deliveryId } }),
    'GET /deliveryAgents/:id, the agent’s': () => ({ path: { id: cast.agentId } }),
    'PUT /products/:id, the vendor’s': async () => ({
      path: { id: (await product()).id },
      form: formOf({ description: 'Softer' }),
    }),
    'PUT /products/with-variants-image/:id, the vendor’s': async () => ({
      path: { id: (await product()).id },
      form: formOf({ productData: { description: 'Softer' }, variants: [] }),
    }),
    'PUT /products/video/:id, the vendor’s': async () => ({
      path: { id: (await product()).id },
      form: formOf({ description: 'Softer' }),
    }),
    'DELETE /products/product/:id, the vendor’s': async () => ({ path: { id: (await product()).id } }),
    'DELETE /products/variant/:id, the vendor’s': async () => ({ path: { id: (await withVariant())?.id ?? 0 } }),
    'DELETE /products/variant-size/:id, the vendor’s': async () => ({
      path: { id: (await withVariant())?.sizes[0]?.id ?? 0 },
    }),
  };
}

export const sampleName = ({ call, record }: MatrixRow): string => (record ? `${call}, ${record}` : call);
