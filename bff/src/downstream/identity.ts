import type { HttpClient } from '@shop/chassis/http-client/http-client';
import { type ListQuery, listQueryText, pageSchema } from '@shop/contracts/list';
import {
  type Registration,
  type ProfileInput,
  profileSchema,
  registrationAnswerSchema,
  signInAnswerSchema,
} from '@shop/contracts/rest/auth';
import { type AddressChange, type AddressInput, addressSchema } from '@shop/contracts/rest/addresses';
import type { DeliveryAgentChange } from '@shop/contracts/rest/delivery-agents';
import { type RoleChange, type RoleInput, roleRecordSchema } from '@shop/contracts/rest/roles';
import { userSchema } from '@shop/contracts/rest/users';
import {
  agentViewSchema,
  CLIENT_ADDRESS_HEADER,
  type NewAgent,
  type NewUser,
  type NewVendor,
  type UserChange,
  type VendorChange,
  vendorViewSchema,
} from '@shop/contracts/services/identity';

const addressPage = pageSchema(addressSchema);
const userPage = pageSchema(userSchema);
const rolePage = pageSchema(roleRecordSchema);
const vendorPage = pageSchema(vendorViewSchema);
const agentPage = pageSchema(agentViewSchema);

/** Deleting a vendor or an agent asks orders for its unfinished work on the way; taking that role does too, within the time below. */
const UNFINISHED_WORK_DEADLINE_MS = 8_000;

/**
 * A password takes its turn: working one out is made dear on purpose, and many people who come at once wait for one another. Who was given up would be told of a failure, and be registered all the same.
 */
const PASSWORD_DEADLINE_MS = 15_000;

/** The identity service as the BFF asks it. */
export const createIdentity = (client: HttpClient) => ({
  register: (registration: Registration) =>
    client.call({
      method: 'POST',
      path: '/register',
      json: registration,
      answer: registrationAnswerSchema,
      deadlineMs: PASSWORD_DEADLINE_MS,
    }),

  signIn: (credentials: { email: string; password: string }, clientAddress: string) =>
    client.call({
      method: 'POST',
      path: '/sign-in',
      json: credentials,
      headers: { [CLIENT_ADDRESS_HEADER]: clientAddress },
      answer: signInAnswerSchema,
      deadlineMs: PASSWORD_DEADLINE_MS,
    }),

  signOut: () => client.call({ method: 'POST', path: '/sign-out', answer: 'empty' }),

  me: () => client.call({ method: 'GET', path: '/users/me', answer: profileSchema }),

  changeMe: (change: ProfileInput) =>
    client.call({
      method: 'PUT',
      path: '/users/me',
      json: change,
      answer: profileSchema,
      deadlineMs: PASSWORD_DEADLINE_MS,
    }),

  addresses: (query: ListQuery<string, object>) =>
    client.call({ method: 'GET', path: '/addresses', query: listQueryText(query), answer: addressPage }),

  addAddress: (address: AddressInput) =>
    client.call({ method: 'POST', path: '/addresses', json: address, answer: addressSchema }),

  changeAddress: (id: number, change: AddressChange) =>
    client.call({ method: 'PUT', path: `/addresses/${id}`, json: change, answer: addressSchema }),

  makeDefault: (id: number) =>
    client.call({
      method: 'PATCH',
      path: `/addresses/${id}/default`,
      json: { isDefault: true },
      answer: addressSchema,
    }),

  removeAddress: (id: number) => client.call({ method: 'DELETE', path: `/addresses/${id}`, answer: 'empty' }),

  users: (query: ListQuery<string, object>) =>
    client.call({ method: 'GET', path: '/users', query: listQueryText(query), answer: userPage }),

  user: (id: number) => client.call({ method: 'GET', path: `/users/${id}`, answer: userSchema }),

  addUser: (user: NewUser) =>
    client.call({
      method: 'POST',
      path: '/users',
      json: user,
      answer: userSchema,
      deadlineMs: PASSWORD_DEADLINE_MS,
    }),

  changeUser: (id: number, change: UserChange) =>
    client.call({
      method: 'PUT',
      path: `/users/${id}`,
      json: change,
      answer: userSchema,
      deadlineMs: PASSWORD_DEADLINE_MS,
    }),

  removeUser: (id: number) =>
    client.call({ method: 'DELETE', path: `/users/${id}`, answer: 'empty', deadlineMs: UNFINISHED_WORK_DEADLINE_MS }),

  roles: (query: ListQuery<string, object>) =>
    client.call({ method: 'GET', path: '/roles', query: listQueryText(query), answer: rolePage }),

  addRole: (role: RoleInput) => client.call({ method: 'POST', path: '/roles', json: role, answer: roleRecordSchema }),

  changeRole: (id: number, change: RoleChange) =>
    client.call({ method: 'PUT', path: `/roles/${id}`, json: change, answer: roleRecordSchema }),

  removeRole: (id: number) => client.call({ method: 'DELETE', path: `/roles/${id}`, answer: 'empty' }),

  vendors: (query: ListQuery<string, object>) =>
    client.call({ method: 'GET', path: '/vendors', query: listQueryText(query), answer: vendorPage }),

  vendor: (id: number) => client.call({ method: 'GET', path: `/vendors/${id}`, answer: vendorViewSchema }),

  myVendor: () => client.call({ method: 'GET', path: '/vendors/me', answer: vendorViewSchema }),

  addVendor: (vendor: NewVendor) =>
    client.call({ method: 'POST', path: '/vendors', json: vendor, answer: vendorViewSchema }),

  changeVendor: (id: number, change: VendorChange) =>
    client.call({ method: 'PUT', path: `/vendors/${id}`, json: change, answer: vendorViewSchema }),

  agents: (query: ListQuery<string, object>) =>
    client.call({ method: 'GET', path: '/agents', query: listQueryText(query), answer: agentPage }),

  agent: (id: number) => client.call({ method: 'GET', path: `/agents/${id}`, answer: agentViewSchema }),

  myAgent: () => client.call({ method: 'GET', path: '/agents/me', answer: agentViewSchema }),

  addAgent: (agent: NewAgent) => client.call({ method: 'POST', path: '/agents', json: agent, answer: agentViewSchema }),

  changeAgent: (id: number, change: DeliveryAgentChange) =>
    client.call({ method: 'PATCH', path: `/agents/${id}`, json: change, answer: agentViewSchema }),
});

export type Identity = ReturnType<typeof createIdentity>;
