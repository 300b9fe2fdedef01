import type { AgentCard } from '@shop/contracts/services/identity';
import type { Database } from '@shop/chassis/database/database';
import { inBatches } from '@shop/chassis/database/in-batches';
import type { Outbox } from '@shop/chassis/events/outbox';

type AgentRow = Omit<AgentCard, 'name'>;

/** Tells every delivery agent again, those whose account was deleted too: they may be given no more work. Answers how many. */
export const republishAgents = (database: Database, outbox: Outbox): Promise<number> =>
  inBatches(database, async (tx, { after, limit }) => {
    const rows = await tx.query<AgentRow>(
      `SELECT id AS "agentId", user_id AS "userId", approved, active, version
       FROM agent WHERE id > $1 ORDER BY id LIMIT $2 FOR SHARE`,
      [after, limit],
    );
    outbox.append(
      tx,
      ...rows.map((agent) => ({ type: 'identity.agent-changed.v1' as const, payload: { changes: {}, ...agent } })),
    );
    return rows.map(({ agentId }) => agentId);
  });
