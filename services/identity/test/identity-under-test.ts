import { randomUUID } from 'node:crypto';
import { revocationKeys } from '@shop/chassis/auth/revocation-check';
import type { Cache } from '@shop/chassis/cache/cache';
import { startTestService } from '@shop/testing/test-service';
import type { TestService } from '@shop/testing/test-service';
import { createPasswords } from '../src/password/passwords.ts';
import { buildIdentity } from '../src/service.ts';
import { createAdmin } from '../src/user/create-admin.ts';

export const PASSWORD = 'Passw0rd!';

interface CallOptions {
  token?: string | undefined;
  json?: unknown;
  headers?: Record<string, string>;
}

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** The keys that tests look at, of answers and of refusals. */
export interface AnyBody {
  id: number;
  token: string;
  code: string;
  message: string;
  issues: { path: string }[];
  rows: Record<string, unknown>[];
  total: number;
  [key: string]: unknown;
}

export interface SignedIn {
  id: number;
  email: string;
  token: string;
}

export const customer = (fields: object = {}) => ({
  type: 'customer',
  name: 'Akosua Ɔwusu',
  email: `customer-${randomUUID()}@example.test`,
  password: PASSWORD,
  phone: '0241234567',
  gender: 'female',
  ...fields,
});

export const vendor = (fields: object = {}) => ({
  type: 'vendor',
  name: 'Yaw Mensah',
  email: `vendor-${randomUUID()}@example.test`,
  password: PASSWORD,
  shopName: 'Little Stars',
  shopAddress: 'Aboabo Market',
  ...fields,
});

export const agent = (fields: object = {}) => ({
  type: 'delivery',
  name: 'Kofi Boateng',
  email: `agent-${randomUUID()}@example.test`,
  password: PASSWORD,
  nationalId: 'GHA-123456789-0',
  dateOfBirth: '1995-04-01',
  emergencyContactName: 'Esi',
  emergencyContactPhone: '0200000000',
  region: 'Northern',
  licenseNumber: 'DL-1',
  vehicleType: 'Motorbike',
  vehiclePlate: 'NR-1-20',
  agentAddress: 'Lamashegu',
  ...fields,
});

/** A list's `sort`, `range` and `filter` as they stand in an address. */
export const listText = (query: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]),
  ).toString();

export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

export type RoleIds = Record<'admin' | 'vendor' | 'delivery' | 'customer', number>;

export interface IdentityUnderTest extends TestService {
  call<Body = AnyBody>(method: string, path: string, options?: CallOptions): Promise<Answer<Body>>;
  signIn(email: string, password?: string, clientAddress?: string): Promise<Answer<AnyBody>>;
  /** Registers somebody and signs in. */
  signedIn(registration: { email: string }): Promise<SignedIn>;
  signedInAdmin(): Promise<SignedIn>;
  roleId(name: string): Promise<number>;
  /** The ids of the four roles that every shop has. */
  roleIds(): Promise<RoleIds>;
  /** The lowest version of a user's tokens that the other services take, as the cache tells them. */
  lowestTokenVersion(userId: number): Promise<string | null>;
  /** Events of a type that the outbox holds, the oldest first. */
  events(type: string): Promise<Record<string, unknown>[]>;
}

interface Options {
  cache?: Cache;
  now?: () => Date;
  env?: Record<string, string>;
}

export async function startIdentity({ env, ...options }: Options = {}): Promise<IdentityUnderTest> {
  const service = await startTestService('identity', buildIdentity, {
    ...options,
    env: { PASSWORD_HASH_COST: 'test', ...env },
  });

  const call: IdentityUnderTest['call'] = async <Body>(
    method: string,
    path: string,
    { token, json, headers = {} }: CallOptions = {},
  ) => {
    const response = await fetch(new URL(path, service.url), {
      method,
      headers: {
        ...headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? null : JSON.parse(text)) as Body,
    };
  };

  const signIn: IdentityUnderTest['signIn'] = (email, password = PASSWORD, clientAddress = '10.0.0.1') =>
    call('POST', '/sign-in', { json: { email, password }, headers: { 'x-client-address': clientAddress } });

  const tokenOf = async (email: string): Promise<string> => (await signIn(email)).body.token;
  const roleId = async (name: string): Promise<number> => {
    const [role] = await service.parts.database.query<{ id: number }>('SELECT id FROM role WHERE name = $1', [name]);
    if (!role) throw new Error(`no role ${name}`);
    return role.id;
  };

  return Object.assign(service, {
    call,
    signIn,
    signedIn: async (registration: { email: string }) => {
      const { status, body } = await call('POST', '/register', { json: registration });
      if (status !== 201) throw new Error(`not registered: ${JSON.stringify(body)}`);
      return { id: body.id, email: registration.email, token: await tokenOf(registration.email) };
    },
    signedInAdmin: async () => {
      const email = `admin-${randomUUID()}@example.test`;
      const passwords = await createPasswords('test');
      const id = await createAdmin({ ...service.parts, passwords }, { name: 'Admin', email, password: PASSWORD });
      return { id, email, token: await tokenOf(email) };
    },
    roleId,
    roleIds: async () => ({
      admin: await roleId('admin'),
      vendor: await roleId('vendor'),
      delivery: await roleId('delivery'),
      customer: await roleId('customer'),
    }),
    lowestTokenVersion: (userId: number) => service.parts.cache.get(revocationKeys.user(userId)),
    events: async (type: string) => {
      const rows = await service.parts.database.query<{ payload: Record<string, unknown> }>(
        'SELECT payload FROM outbox WHERE type = $1 ORDER BY seq',
        [type],
      );
      return rows.map(({ payload }) => payload);
    },
  });
}
