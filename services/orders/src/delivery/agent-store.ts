import type { EventPayload } from '@shop/contracts/events/registry';
import type { Queryable } from '@shop/chassis/database/database';

type Agent = EventPayload<'identity.agent-changed.v1'>;

/** Keeps what is newer than the copy. */
export async function keepAgent(db: Queryable, { userId, agentId, approved, active, version }: Agent): Promise<void> {
  await db.execute(
    `INSERT INTO agent_copy (user_id, agent_id, approved, active, version) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id) DO UPDATE SET agent_id = excluded.agent_id, approved = excluded.approved,
       active = excluded.active, version = excluded.version
     WHERE agent_copy.version < excluded.version`,
    [userId, agentId, approved, active, version],
  );
}

/** Whether the copy knows the user as an agent who may be given work. */
export async function mayDeliver(db: Queryable, userId: number): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM agent_copy WHERE user_id = $1 AND approved AND active', [userId]);
  return rows.length > 0;
}
