import type { AgentCard } from '@shop/contracts/services/identity';
import type { Queryable, Transaction } from '@shop/chassis/database/database';
import type { AgentFields, AgentPictures } from './agent-fields.ts';

/** Whether an agent may work: it is approved once, and active while it does. */
export interface AgentState {
  approved: boolean;
  active: boolean;
}

export interface StoredAgent extends AgentState {
  agentId: number;
  userId: number;
  fields: AgentFields;
}

export const LIVING_AGENTS =
  'agent JOIN user_account ON user_account.id = agent.user_id AND user_account.deleted_at IS NULL';
export const AGENT_COLUMNS = `license_number AS "licenseNumber", national_id AS "nationalId",
  vehicle_type AS "vehicleType", vehicle_plate AS "vehiclePlate", vehicle_color AS "vehicleColor",
  agent_address AS "agentAddress", date_of_birth AS "dateOfBirth", emergency_contact_name AS "emergencyContactName",
  emergency_contact_phone AS "emergencyContactPhone", region, gps_location AS "gpsLocation"`;

const valuesOf = (fields: AgentFields): unknown[] => [
  fields.licenseNumber,
  fields.nationalId,
  fields.vehicleType,
  fields.vehiclePlate,
  fields.vehicleColor,
  fields.agentAddress,
  fields.dateOfBirth,
  fields.emergencyContactName,
  fields.emergencyContactPhone,
  fields.region,
  fields.gpsLocation,
];

/** Answers the agent's id; null where the user is one already. */
export async function insertAgent(
  tx: Transaction,
  userId: number,
  fields: AgentFields,
  { approved, active }: AgentState,
  at: Date,
): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO agent (license_number, national_id, vehicle_type, vehicle_plate, vehicle_color, agent_address,
       date_of_birth, emergency_contact_name, emergency_contact_phone, region, gps_location, user_id, approved, active,
       created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15)
     ON CONFLICT (user_id) DO NOTHING RETURNING id`,
    [...valuesOf(fields), userId, approved, active, at],
  );
  return row?.id ?? null;
}

export async function insertPictures(tx: Transaction, agentId: number, pictures: AgentPictures): Promise<void> {
  await tx.execute(
    'INSERT INTO agent_picture (agent_id, kind, url) SELECT $1, key, value FROM jsonb_each_text($2::jsonb)',
    [agentId, JSON.stringify(pictures)],
  );
}

export async function findAgentOfUser(db: Queryable, userId: number): Promise<AgentCard | null> {
  const [card] = await db.query<AgentCard>(
    `SELECT agent.id AS "agentId", agent.user_id AS "userId", user_account.name, agent.approved, agent.active, agent.version
     FROM ${LIVING_AGENTS} WHERE agent.user_id = $1`,
    [userId],
  );
  return card ?? null;
}

/** Holds the agent's row, so that its changes come one by one. */
export async function lockAgent(tx: Transaction, id: number): Promise<StoredAgent | null> {
  const [row] = await tx.query<Omit<StoredAgent, 'fields'> & AgentFields>(
    `SELECT id AS "agentId", user_id AS "userId", approved, active, ${AGENT_COLUMNS}
     FROM agent WHERE id = $1 AND erased_at IS NULL FOR UPDATE`,
    [id],
  );
  if (!row) return null;
  const { agentId, userId, approved, active, ...fields } = row;
  return { agentId, userId, approved, active, fields };
}

/** Answers the row's new version. */
export async function updateAgent(
  tx: Transaction,
  id: number,
  { fields, approved, active }: AgentState & { fields: AgentFields },
  at: Date,
): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    `UPDATE agent SET license_number = $1, national_id = $2, vehicle_type = $3, vehicle_plate = $4, vehicle_color = $5,
       agent_address = $6, date_of_birth = $7, emergency_contact_name = $8, emergency_contact_phone = $9, region = $10,
       gps_location = $11, approved = $12, active = $13, version = version + 1, updated_at = $14
     WHERE id = $15 RETURNING version`,
    [...valuesOf(fields), approved, active, at, id],
  );
  if (!row) throw new Error(`agent ${id} does not exist`);
  return row.version;
}

/** Takes the papers and the pictures out of an agent's record. */
export async function eraseAgent(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.execute('DELETE FROM agent_picture WHERE agent_id = $1', [id]);
  await tx.execute(
    `UPDATE agent SET license_number = NULL, national_id = NULL, vehicle_type = NULL, vehicle_plate = NULL,
       vehicle_color = NULL, agent_address = NULL, date_of_birth = NULL, emergency_contact_name = NULL,
       emergency_contact_phone = NULL, region = NULL, gps_location = NULL, erased_at = $2
     WHERE id = $1`,
    [id, at],
  );
}
