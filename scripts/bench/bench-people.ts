import sharp from 'sharp';
import { FILLED_PASSWORD, filledEmail, type FilledRole } from '../../services/all-in-one/src/many/many.ts';

const PIECES = '1000000';

export interface BenchCustomer {
  email: string;
  token: string;
}

/** What the load is made of: customers who are signed in, and products of which there are enough. */
export interface BenchPeople {
  customers: BenchCustomer[];
  productIds: number[];
}

export type ShopCall = (
  method: string,
  path: string,
  options?: { token?: string; json?: unknown; form?: FormData },
) => Promise<unknown>;

/** Calls of the shop at an address; throws with the shop's sentence where one is refused. */
export const callsOf =
  (shopUrl: string): ShopCall =>
  async (method, path, { token, json, form } = {}) => {
    const answer = await fetch(`${shopUrl}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(form ? { body: form } : {}),
    });
    const body: unknown = await answer.json().catch(() => null);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(body)}`);
    return body;
  };

/** Signs people of a filled shop in, and lists products that no load can buy up. */
export async function benchPeople(
  call: ShopCall,
  counts: { customers: number; products: number },
): Promise<BenchPeople> {
  const signIn = async (role: FilledRole, nth: number): Promise<BenchCustomer> => {
    const email = filledEmail(role, nth);
    const { token } = (await call('POST', '/auth/login', { json: { email, password: FILLED_PASSWORD } })) as {
      token: string;
    };
    return { email, token };
  };
  const vendor = await signIn('vendor', 1);
  const [category] = (await call('GET', '/categories?range=[0,0]')) as { id: number }[];
  const png = await sharp({ create: { width: 64, height: 80, channels: 3, background: '#0B6B4F' } })
    .png()
    .toBuffer();
  const productIds: number[] = [];
  for (let nth = 1; nth <= counts.products; nth += 1) {
    const form = new FormData();
    const fields = { name: `Measured romper ${nth}`, categoryId: String(category?.id), price: '60.00', stock: PIECES };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('productImages_0', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'romper.png');
    const { id } = (await call('POST', '/products/with-image', { token: vendor.token, form })) as { id: number };
    productIds.push(id);
  }
  const customers: BenchCustomer[] = [];
  for (let nth = 1; nth <= counts.customers; nth += 1) {
    const customer = await signIn('customer', nth);
    await call('DELETE', '/carts/me', { token: customer.token });
    customers.push(customer);
  }
  return { customers, productIds };
}
