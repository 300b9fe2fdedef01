import type { ListQuery, Page } from '@shop/contracts/list';
import type { AgentCard, agentCardListRules } from '@shop/contracts/services/identity';
import type { Queryable, Transaction } from '@shop/chassis/database/database';
import { pageOf, sql } from '@shop/chassis/database/list-sql';

export interface NewAgent {
  nationalId: string;
  licenseNumber: string;
  vehicleType: string;
  vehiclePlate: string;
  agentAddress: string;
  dateOfBirth: string;
  emergencyContactName: string;
  emergencyContactPhone: string;
  region: string;
}

export interface AgentChange {
  approved?: boolean | undefined;
  active?: boolean | undefined;
}

const CARD = `agent.id AS "agentId", agent.user_id AS "userId", user_account.name, agent.approved, agent.active, agent.version`;
const LIVING = 'agent JOIN user_account ON user_account.id = agent.user_id AND user_account.deleted_at IS NULL';

/** Answers the agent's id. */
export async function insertAgent(tx: Transaction, userId: number, agent: NewAgent, at: Date): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO agent (user_id, national_id, license_number, vehicle_type, vehicle_plate, agent_address, date_of_birth,
       emergency_contact_name, emergency_contact_phone, region, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) RETURNING id`,
    [
      userId,
      agent.nationalId,
      agent.licenseNumber,
      agent.vehicleType,
      agent.vehiclePlate,
      agent.agentAddress,
      agent.dateOfBirth,
      agent.emergencyContactName,
      agent.emergencyContactPhone,
      agent.region,
      at,
    ],
  );
  if (!row) throw new Error('the agent was not stored');
  return row.id;
}

export async function findAgent(db: Queryable, id: number): Promise<AgentCard | null> {
  const [card] = await db.query<AgentCard>(`SELECT ${CARD} FROM ${LIVING} WHERE agent.id = $1`, [id]);
  return card ?? null;
}

export async function findAgentOfUser(db: Queryable, userId: number): Promise<AgentCard | null> {
  const [card] = await db.query<AgentCard>(`SELECT ${CARD} FROM ${LIVING} WHERE agent.user_id = $1`, [userId]);
  return card ?? null;
}

type AgentFilter = { id?: number[] | undefined; userId?: number[] | undefined };
type AgentQuery = ListQuery<(typeof agentCardListRules.sortKeys)[number], AgentFilter>;

export const listAgents = (db: Queryable, query: AgentQuery): Promise<Page<AgentCard>> =>
  pageOf<AgentCard>(db, {
    select: CARD,
    from: LIVING,
    where: [
      ...(query.filter.id ? [sql`agent.id = ANY (${query.filter.id}::bigint[])`] : []),
      ...(query.filter.userId ? [sql`agent.user_id = ANY (${query.filter.userId}::bigint[])`] : []),
    ],
    orderBy: { id: 'agent.id', name: 'user_account.name' },
    id: 'agent.id',
    query,
  });

/** Whether anything had to be changed. */
export async function updateAgent(tx: Transaction, id: number, change: AgentChange, at: Date): Promise<boolean> {
  const { approved = null, active = null } = change;
  const changed = await tx.execute(
    `UPDATE agent SET approved = coalesce($2, approved), active = coalesce($3, active), version = version + 1, updated_at = $4
     WHERE id = $1 AND (approved <> coalesce($2, approved) OR active <> coalesce($3, active))`,
    [id, approved, active, at],
  );
  return changed === 1;
}
