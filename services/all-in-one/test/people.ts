import { randomUUID } from 'node:crypto';
import type { Address } from '@shop/contracts/rest/addresses';
import type { CartAnswer, CartItem } from '@shop/contracts/rest/carts';
import type { Order } from '@shop/contracts/rest/orders';
import type { Payment } from '@shop/contracts/rest/payments';
import type { Product } from '@shop/contracts/rest/products';
import sharp from 'sharp';
import type { ServiceName } from '../src/start-shop.ts';
import { type Answer, knocksAt, type Knocks } from './knocks.ts';

export interface Customer {
  id: number;
  email: string;
  token: string;
  address: Address;
}
export interface Vendor {
  email: string;
  token: string;
  vendorId: number;
}
export interface Started {
  reference: string;
  authorizationUrl: string;
  amount: number;
  shippingFee: number;
}

const PASSWORD = 'Passw0rd!';
const idOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: number }).id;
const unique = (word: string) => `${word}-${randomUUID().slice(0, 8)}`;

export const picture = (colour = '#0B6B4F'): Promise<Buffer> =>
  sharp({ create: { width: 24, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer();

function expectStatus(answer: Answer, ...wanted: number[]): void {
  if (!wanted.includes(answer.status)) {
    throw new Error(`wanted status ${wanted.join(' or ')}, got ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
}

/** What people do in tests, by the public calls alone, except what only an admin's panel offers. */
export function peopleOf(options: {
  knocks: Knocks;
  serviceUrl: (name: ServiceName) => string;
  admin: { email: string; password: string };
}) {
  const { knocks, serviceUrl, admin } = options;

  const signIn = async (email: string, password = PASSWORD) => {
    const answer = await knocks<{ token: string }>('POST', '/api/auth/login', { json: { email, password } });
    expectStatus(answer, 200);
    return answer.body.token;
  };

  const register = async (registration: object) => {
    const email = `${unique('person')}@test.example`;
    const answer = await knocks('POST', '/api/auth/register', { json: { email, password: PASSWORD, ...registration } });
    expectStatus(answer, 201);
    return { email, token: await signIn(email) };
  };

  const newCustomer = async ({ name = 'Akosua Ɔwusu' } = {}): Promise<Customer> => {
    const { email, token } = await register({ type: 'customer', name, phone: '0201234567', gender: 'female' });
    const home = {
      ...{ title: 'Home', street: '12 Dagomba Road', city: 'Tamale', region: 'Northern', country: 'Ghana' },
      ...{ phone: '0201234567', isDefault: true },
    };
    const address = await knocks<Address>('POST', '/api/addresses', { token, json: home });
    expectStatus(address, 201);
    return { id: idOf(token), email, token, address: address.body };
  };

  /** One after another: what they race for later is not an account. */
  const newCustomers = async (count: number): Promise<Customer[]> => {
    const customers: Customer[] = [];
    while (customers.length < count) customers.push(await newCustomer());
    return customers;
  };

  /** Its shop is not active yet. */
  const registerVendor = () =>
    register({ type: 'vendor', name: 'Yaw', shopName: unique('Shop'), shopAddress: 'Aboabo Market' });

  const newVendor = async (): Promise<Vendor> => {
    const registered = await registerVendor();
    const identity = knocksAt(serviceUrl('identity'));
    const me = await identity<{ vendorId: number }>('GET', '/vendors/me', { token: registered.token });
    const activated = await identity('PATCH', `/vendors/${me.body.vendorId}/activation`, {
      token: await adminToken(),
      json: { isActive: true },
    });
    expectStatus(activated, 200, 204);
    return { ...registered, vendorId: me.body.vendorId };
  };

  const newAgent = () =>
    register({
      ...{ type: 'delivery', name: 'Kwesi', nationalId: 'GHA-123456789-0', dateOfBirth: '1990-05-01' },
      ...{ emergencyContactName: 'Ama', emergencyContactPhone: '0241234567', region: 'Northern' },
      ...{ licenseNumber: 'DVLA-1', vehicleType: 'motorbike', vehiclePlate: 'NR 1-20', agentAddress: 'Tamale' },
    });

  const adminToken = () => signIn(admin.email, admin.password);

  const newLookup = async (kind: string, more: object = {}) => {
    const answer = await knocksAt(serviceUrl('catalog'))<{ id: number }>('POST', `/lookups/${kind}`, {
      token: await adminToken(),
      json: { name: unique(kind), ...more },
    });
    expectStatus(answer, 201);
    return answer.body.id;
  };

  const addProduct = async (vendor: Vendor, fields: Record<string, unknown>): Promise<Product> => {
    const form = new FormData();
    const whole = { name: unique('Romper'), description: 'Soft cotton', stock: 10, price: 60, ...fields };
    const categoryId = fields['categoryId'] ?? (await newLookup('categories'));
    for (const [name, value] of Object.entries({ ...whole, categoryId })) {
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
    }
    form.append('productImages_0', new Blob([new Uint8Array(await picture())], { type: 'image/png' }), 'front.png');
    const answer = await knocks<Product>('POST', '/api/products/with-image', { token: vendor.token, form });
    expectStatus(answer, 201);
    return answer.body;
  };

  const addToCart = (
    customer: Customer,
    productId: number,
    quantity = 1,
    pick: { variantId?: number; sizeId?: number } = {},
  ) =>
    knocks<CartAnswer & { item: CartItem }>('POST', '/api/carts', {
      token: customer.token,
      json: { productId, variantId: null, sizeId: null, quantity, ...pick },
    });

  const cartOf = async (customer: Customer) =>
    (await knocks<CartAnswer>('GET', '/api/carts/me/current', { token: customer.token })).body;

  /** Asks to pay for the whole cart, as the storefront does; a refusal is answered, not thrown. */
  const initiate = async (customer: Customer, more: object = {}) => {
    const { totals } = await cartOf(customer);
    const json = { amount: totals.total, email: customer.email, addressId: customer.address.id, ...more };
    const answer = await knocks<Started>('POST', '/api/payments/initiate', { token: customer.token, json });
    return { ...answer, body: { ...answer.body, amount: totals.total, shippingFee: totals.shipping } };
  };

  const startPaying = async (customer: Customer, more: object = {}): Promise<Started> => {
    const answer = await initiate(customer, more);
    expectStatus(answer, 200, 201);
    return answer.body;
  };

  /** A new customer with some pieces of a product in the cart. */
  const cartWith = async ({ id }: Pick<Product, 'id'>, quantity = 1): Promise<Customer> => {
    const customer = await newCustomer();
    expectStatus(await addToCart(customer, id, quantity), 201);
    return customer;
  };

  /** A new customer who stands on the provider's page with some pieces of a product. */
  const newPayer = async (productId: number, quantity = 1) => {
    const customer = await cartWith({ id: productId }, quantity);
    return { customer, started: await startPaying(customer) };
  };

  /** What a person does on the provider's page. */
  const atProvider = async ({ authorizationUrl }: Started, outcome: 'approve' | 'decline' | 'abandon' = 'approve') => {
    const answer = await knocks('POST', authorizationUrl, { raw: new URLSearchParams({ outcome }) });
    expectStatus(answer, 303);
    return new URL(answer.headers.get('location') ?? '');
  };

  const verify = (customer: Customer, reference: string) =>
    knocks<{ success: boolean }>('GET', '/api/payments/verify', { token: customer.token, query: { reference } });

  const placeOrder = (customer: Customer, reference: string) =>
    knocks<{ order: Order }>('POST', '/api/orders/placeOrder', {
      token: customer.token,
      json: { transactionId: reference, addressId: customer.address.id, shippingFee: 0 },
    });

  const ordersOf = async (customer: Customer) =>
    (await knocks<Order[]>('GET', `/api/orders/me/current/customer/${customer.id}`, { token: customer.token })).body;

  const paymentsOf = async (customer: Customer) =>
    (await knocks<Payment[]>('GET', `/api/payments/payment/${customer.id}`, { token: customer.token })).body;

  const stockOf = async (productId: number) => (await knocks<Product>('GET', `/api/products/${productId}`)).body.stock;

  return {
    ...{
      signIn,
      adminToken,
      newCustomer,
      newCustomers,
      registerVendor,
      newVendor,
      newAgent,
      newLookup,
      addProduct,
      addToCart,
      cartOf,
    },
    ...{ cartWith, initiate, startPaying, newPayer, atProvider, verify, placeOrder, ordersOf, paymentsOf, stockOf },
  };
}
export type People = ReturnType<typeof peopleOf>;
