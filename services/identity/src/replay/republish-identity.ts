import type { Database } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { republishAgents } from './republish-agents.ts';
import { republishVendors } from './republish-vendors.ts';

interface Republish {
  database: Database;
  outbox: Outbox;
}

/**
 * Tells every vendor and every delivery agent again, at the versions they have, for those whose copies are to be rebuilt. Each
 * event names an empty set of changes, since nobody did anything. Answers how many; nobody keeps copies of anything else.
 */
export async function republishIdentity({ database, outbox }: Republish): Promise<{ vendors: number; agents: number }> {
  const vendors = await republishVendors(database, outbox);
  const agents = await republishAgents(database, outbox);
  return { vendors, agents };
}
