import type { Address, AddressChange, AddressInput } from '@shop/contracts/rest/addresses';
import type { Database, Transaction } from '@shop/chassis/database/database';
import { conflict, notFound } from '@shop/chassis/errors/problem';
import { named } from '../changes/named.ts';
import { lockUser } from '../user/user-store.ts';
import {
  countAddresses,
  deleteAddress,
  findAddress,
  insertAddress,
  newestAddressId,
  setDefault,
  updateAddress,
} from './address-store.ts';

export const MOST_ADDRESSES = 50;

export interface AddressParts {
  database: Database;
  now: () => Date;
}

/** Stores an address. A customer's first one is its default. Throws a Problem 409 where it holds too many. */
export const addAddress = (parts: AddressParts, customerId: number, input: AddressInput): Promise<Address> =>
  oneByOne(parts, customerId, async (tx) => {
    const held = await countAddresses(tx, customerId);
    if (held >= MOST_ADDRESSES) {
      throw conflict('too_many_addresses', `You hold ${held} addresses already. Please delete one first.`);
    }
    const id = await insertAddress(tx, customerId, input, parts.now());
    if (input.isDefault || held === 0) await setDefault(tx, customerId, id);
    return existing(tx, customerId, id);
  });

/** Changes what is named. `isDefault: true` takes the default from the others, `false` leaves the customer without one. */
export const changeAddress = (
  parts: AddressParts,
  customerId: number,
  id: number,
  { isDefault, ...fields }: AddressChange,
): Promise<Address> =>
  oneByOne(parts, customerId, async (tx) => {
    const before = await existing(tx, customerId, id);
    await updateAddress(tx, id, { ...before, ...named(fields) }, parts.now());
    if (isDefault !== undefined && isDefault !== before.isDefault)
      await setDefault(tx, customerId, isDefault ? id : null);
    return existing(tx, customerId, id);
  });

/** After the default address the newest of the rest is the default. */
export const removeAddress = (parts: AddressParts, customerId: number, id: number): Promise<void> =>
  oneByOne(parts, customerId, async (tx) => {
    const { isDefault } = await existing(tx, customerId, id);
    await deleteAddress(tx, id);
    if (isDefault) await setDefault(tx, customerId, await newestAddressId(tx, customerId));
  });

/** Changes of one customer's addresses wait for each other. */
const oneByOne = <Result>(
  { database }: AddressParts,
  customerId: number,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (tx) => {
    if (!(await lockUser(tx, customerId))) throw notFound('This account does not exist any more.');
    return work(tx);
  });

async function existing(tx: Transaction, customerId: number, id: number): Promise<Address> {
  const address = await findAddress(tx, customerId, id);
  if (!address) throw addressNotFound();
  return address;
}

export const addressNotFound = () => notFound('Address not found');
