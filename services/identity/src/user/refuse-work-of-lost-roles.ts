import type { Database } from '@shop/chassis/database/database';
import { findAgentOfUser } from '../agent/agent-store.ts';
import { builtInNames } from '../role/held-roles.ts';
import { rolesOf } from '../role/role-store.ts';
import { refuseUnfinishedWork } from '../unfinished-work/refuse-unfinished-work.ts';
import type { UnfinishedWork } from '../unfinished-work/unfinished-work.ts';
import { findVendorOfUser } from '../vendor/vendor-store.ts';

export interface WorkParts {
  database: Database;
  unfinishedWork: UnfinishedWork;
}

/** Throws a Problem 409 where a user has unfinished work in a role that is not among these and that it holds. */
export async function refuseWorkOfLostRoles(
  { database, unfinishedWork }: WorkParts,
  userId: number,
  roleIds: readonly number[],
): Promise<void> {
  const lost = builtInNames((await rolesOf(database, userId)).filter(({ id }) => !roleIds.includes(id)));
  const shop = lost.includes('vendor') ? await findVendorOfUser(database, userId) : null;
  const agent = lost.includes('delivery') ? await findAgentOfUser(database, userId) : null;
  await refuseUnfinishedWork(unfinishedWork, { vendorId: shop?.vendorId, agentUserId: agent?.userId });
}
