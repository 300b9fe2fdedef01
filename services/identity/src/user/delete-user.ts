import type { Database } from '@shop/chassis/database/database';
import { conflict } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { deleteAddressesOf } from '../address/address-store.ts';
import { eraseAgentOfUser } from '../agent/erase-agent.ts';
import { findAgentOfUser } from '../agent/agent-store.ts';
import type { Revocations } from '../revocation/revocations.ts';
import { setRoles } from '../role/role-store.ts';
import { refuseUnfinishedWork } from '../unfinished-work/refuse-unfinished-work.ts';
import type { UnfinishedWork } from '../unfinished-work/unfinished-work.ts';
import { archiveShopOfUser } from '../vendor/archive-shop.ts';
import { findVendorOfUser } from '../vendor/vendor-store.ts';
import { lockByAdmin, userNotFound } from './lock-by-admin.ts';
import { eraseUser, findUser } from './user-store.ts';

export interface DeleteUserParts {
  database: Database;
  outbox: Outbox;
  revocations: Revocations;
  unfinishedWork: UnfinishedWork;
  now: () => Date;
}

/**
 * An admin deletes a user: its personal data are erased, its e-mail address is free, its tokens have ended, and its shop is
 * archived. Throws a Problem: 404, 409 for itself or for a vendor or agent with unfinished work.
 */
export async function deleteUser(parts: DeleteUserParts, adminId: number, userId: number): Promise<void> {
  const { database, outbox, revocations, now } = parts;
  if (adminId === userId) {
    throw conflict('own_account', 'You can’t delete your own account. Another admin can do it.');
  }
  if (!(await findUser(database, userId))) throw userNotFound();
  await refuseUnfinishedWork(parts.unfinishedWork, {
    vendorId: (await findVendorOfUser(database, userId))?.vendorId,
    agentUserId: (await findAgentOfUser(database, userId))?.userId,
  });
  const publishRevocation = await database.transaction(async (tx) => {
    const at = now();
    await lockByAdmin(tx, adminId, userId);
    await archiveShopOfUser(tx, outbox, userId, at);
    await eraseAgentOfUser(tx, outbox, userId, at);
    await deleteAddressesOf(tx, userId);
    await setRoles(tx, userId, []);
    const version = await eraseUser(tx, userId, at);
    outbox.append(tx, { type: 'identity.user-deleted.v1', payload: { userId, version } });
    return revocations.endTokensOfUser(tx, userId);
  });
  await publishRevocation();
}
