import { randomUUID } from 'node:crypto';
import type { EventPayload, EventType, ShopEvent } from '@shop/contracts/events/registry';
import type { Lookup, LookupKind } from '@shop/contracts/rest/lookups';
import type { NewProduct, ProductView } from '@shop/contracts/services/catalog';
import type { ServiceParts } from '@shop/chassis/process/service-parts';
import { startTestService } from '@shop/testing/test-service';
import type { TestServiceOptions } from '@shop/testing/test-service';
import { buildCatalog } from '../src/service.ts';

export interface Answer<Body> {
  status: number;
  body: Body;
}
export interface ErrorAnswer {
  message: string;
  code: string;
  issues?: { path: string; message: string }[];
}

export interface TestCatalog {
  parts: ServiceParts;
  tokens: { admin: string; vendor: string; otherVendor: string; customer: string; orders: string; payment: string };
  call<Body = ErrorAnswer>(
    method: string,
    path: string,
    options?: { token?: string | undefined; json?: unknown; query?: Record<string, unknown> },
  ): Promise<Answer<Body>>;
  lookup(kind: LookupKind, fields?: object): Promise<Lookup>;
  /** A product of the vendor 3, with one picture, 60.00 each and 5 in stock, unless told otherwise. */
  product(fields?: Partial<NewProduct>, token?: string): Promise<ProductView>;
  publish<T extends EventType>(type: T, payload: EventPayload<T>, id?: string): Promise<void>;
  /** The payloads of all events of a type that were ever appended, in order. */
  told<T extends EventType>(type: T): Promise<EventPayload<T>[]>;
  stop(): Promise<void>;
}

export const vendorCard = (vendorId: number, fields: object = {}) => ({
  vendorId,
  userId: 100 + vendorId,
  shopName: `Shop ${vendorId}`,
  shopPhone: null,
  isActive: true,
  version: 1,
  ...fields,
});

function queryText(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    search.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return search.toString();
}

/** The catalog service over a database of its own, with the active vendors 3 and 4. */
export async function startTestCatalog(options: TestServiceOptions = {}): Promise<TestCatalog> {
  const service = await startTestService('catalog', buildCatalog, options);
  const { parts, signToken, serviceToken } = service;
  const tokens = {
    admin: signToken({ id: 1, role: 'admin' }),
    vendor: signToken({ id: 103, role: 'vendor', vendorId: 3 }),
    otherVendor: signToken({ id: 104, role: 'vendor', vendorId: 4 }),
    customer: signToken({ id: 7, role: 'customer' }),
    // Made anew for each call: they live for a minute of the test's clock.
    get orders() {
      return serviceToken('orders');
    },
    get payment() {
      return serviceToken('payment');
    },
  };

  const call: TestCatalog['call'] = async <Body>(
    method: string,
    path: string,
    { token, json, query = {} }: { token?: string | undefined; json?: unknown; query?: Record<string, unknown> } = {},
  ) => {
    const response = await fetch(`${service.url}${path}?${queryText(query)}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body };
  };

  const made = async <Body>(path: string, token: string, json: object): Promise<Body> => {
    const { status, body } = await call<Body>('POST', path, { token, json });
    if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };

  let lookups = 0;
  const lookup = (kind: LookupKind, fields: object = {}) => {
    lookups += 1;
    return made<Lookup>(`/lookups/${kind}`, tokens.admin, { name: `${kind} ${lookups}`, ...fields });
  };
  const firstCategory = await lookup('categories', { name: 'Rompers' });

  const publish: TestCatalog['publish'] = (type, payload, id = randomUUID()) => {
    const actor = { kind: 'service' as const, name: 'test' };
    const event = { id, type, occurredAt: new Date().toISOString(), correlationId: 'test', actor, payload };
    return parts.bus.publish(event as ShopEvent);
  };
  for (const id of [3, 4]) await publish('identity.vendor-activated.v1', vendorCard(id));

  return {
    parts,
    tokens,
    call,
    lookup,
    publish,
    product: (fields = {}, token = tokens.vendor) =>
      made<ProductView>('/products', token, newProduct({ categoryId: firstCategory.id, ...fields })),
    told: async <T extends EventType>(type: T) => {
      const rows = await parts.database.query<{ payload: EventPayload<T> }>(
        'SELECT payload FROM outbox WHERE type = $1 ORDER BY seq',
        [type],
      );
      return rows.map(({ payload }) => payload);
    },
    stop: () => service.stop(),
  };
}

export const newProduct = (fields: Partial<NewProduct>): NewProduct => ({
  vendorId: null,
  name: 'Kente romper',
  description: 'Soft cotton',
  longDescription: null,
  categoryId: 1,
  subCategoryId: null,
  brandId: null,
  materialId: null,
  originId: null,
  tagIds: [],
  pricePesewas: 6000,
  discountPesewas: null,
  stock: 5,
  available: true,
  stockStatus: 'IN_STOCK',
  imageUrls: ['/media/ab/romper'],
  variants: [],
  ...fields,
});

export const newSize = (sizeId: number, fields: object = {}) => ({
  sizeId,
  pricePesewas: null,
  discountPesewas: null,
  stock: 5,
  available: true,
  ...fields,
});

export const newVariant = (colorId: number, fields: object = {}) => ({
  colorId,
  pricePesewas: null,
  discountPesewas: null,
  stock: 5,
  available: true,
  imageUrls: [],
  sizes: [],
  ...fields,
});
