import { randomUUID } from 'node:crypto';
import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import type { RoleRecord } from '@shop/contracts/rest/roles';
import type { User } from '@shop/contracts/rest/users';
import type { Vendor } from '@shop/contracts/rest/vendors';
import type { BackOffice } from './open-back-office.ts';

export const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;
const PASSWORD = 'Passw0rd!';

/** What an admin reads and makes by the public calls, beside the screens. */
export function peopleInOffice({ shop }: BackOffice) {
  const token = () => shop.people.adminToken();
  const list = async <Row>(path: string, filter: object = {}) =>
    (await shop.knocks<Row[]>('GET', `/api/${path}`, { token: await token(), query: { filter } })).body;
  const one = async <Row>(path: string, id: number) =>
    shop.knocks<Row>('GET', `/api/${path}/${id}`, { token: await token() });

  const roleId = async (name: string) =>
    (await list<RoleRecord>('roles')).find((role) => role.name === name)?.id ?? Number.NaN;

  /** A user whom an admin has made, without what a role carries. */
  const newUser = async (role: string, name = unique('Abena')): Promise<User> => {
    const form = new FormData();
    const email = `${name.replace(/\W/g, '-').toLowerCase()}@test.example`;
    const fields = { name, email, passwordHash: PASSWORD, roleId: await roleId(role) };
    for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
    return (await shop.knocks<User>('POST', '/api/users', { token: await token(), form })).body;
  };

  return {
    newUser,
    roleId,
    roles: () => list<RoleRecord>('roles'),
    usersCalled: (name: string) => list<User>('users', { q: name }),
    user: async (id: number) => one<User>('users', id),
    vendor: async (id: number) => one<Vendor>('vendors', id),
    vendorOf: async (userId: number) => (await list<Vendor>('vendors', { userId }))[0],
    agent: async (id: number) => one<DeliveryAgent>('deliveryAgents', id),
    agentOf: async (userId: number) => (await list<DeliveryAgent>('deliveryAgents', { userId }))[0],
    /** True where the account can be entered with this password. */
    canSignIn: async (email: string, password = PASSWORD) =>
      (await shop.knocks('POST', '/api/auth/login', { json: { email, password } })).status === 200,
  };
}
export type PeopleInOffice = ReturnType<typeof peopleInOffice>;
