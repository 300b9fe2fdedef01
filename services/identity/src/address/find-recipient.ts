import type { Queryable } from '@shop/chassis/database/database';
import type { Recipient } from '@shop/contracts/services/identity';
import { userNotFound } from '../user/lock-by-admin.ts';
import { ADDRESS_AS_JSON } from './address-store.ts';
import { addressNotFound } from './change-addresses.ts';

/** The customer with the named address, or with the default one. Throws a Problem 404 for another's address. */
export async function findRecipient(db: Queryable, customerId: number, addressId: number | null): Promise<Recipient> {
  const [recipient] = await db.query<Recipient>(
    `SELECT name, phone,
       (SELECT ${ADDRESS_AS_JSON} FROM address
        WHERE customer_id = user_account.id AND CASE WHEN $2::integer IS NULL THEN is_default ELSE id = $2 END) AS address
     FROM user_account WHERE id = $1 AND deleted_at IS NULL`,
    [customerId, addressId],
  );
  if (!recipient) throw userNotFound();
  if (addressId !== null && !recipient.address) throw addressNotFound();
  return recipient;
}
