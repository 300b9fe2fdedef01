import type { ListQuery, Page } from '@shop/contracts/list';
import type { deliveryAgentListRules } from '@shop/contracts/rest/delivery-agents';
import type { AgentView } from '@shop/contracts/services/identity';
import type { Queryable } from '@shop/chassis/database/database';
import { pageOf, sql } from '@shop/chassis/database/list-sql';
import type { SqlPart } from '@shop/chassis/database/list-sql';
import { containing } from '@shop/chassis/database/containing';
import { AGENT_COLUMNS, LIVING_AGENTS } from './agent-store.ts';

type AgentRow = Omit<AgentView, 'createdAt'> & { createdAt: Date };

const picture = (kind: string): string =>
  `(SELECT url FROM agent_picture WHERE agent_id = agent.id AND kind = '${kind}') AS "${kind}"`;

const VIEW = `agent.id AS "agentId", agent.user_id AS "userId", ${AGENT_COLUMNS}, approved, active, agent.version,
  agent.created_at AS "createdAt",
  ${picture('profileImage')}, ${picture('idCardImage')}, ${picture('licenseImage')},
  json_build_object('name', user_account.name, 'email', user_account.email, 'phone', user_account.phone) AS user`;

const toView = (row: AgentRow): AgentView => ({ ...row, createdAt: row.createdAt.toISOString() });

interface AgentFilter {
  id?: number[] | undefined;
  userId?: number[] | undefined;
  q?: string | undefined;
  approved?: boolean | undefined;
  active?: boolean | undefined;
}
type AgentQuery = ListQuery<(typeof deliveryAgentListRules.sortKeys)[number], AgentFilter>;

const conditions = ({ id, userId, q, approved, active }: AgentFilter): SqlPart[] => [
  ...(id ? [sql`agent.id = ANY (${id}::bigint[])`] : []),
  ...(userId ? [sql`agent.user_id = ANY (${userId}::bigint[])`] : []),
  ...(q ? [sql`user_account.name_folded LIKE ${containing(q)}`] : []),
  ...(approved === undefined ? [] : [sql`approved = ${approved}`]),
  ...(active === undefined ? [] : [sql`active = ${active}`]),
];

export async function listAgents(db: Queryable, query: AgentQuery): Promise<Page<AgentView>> {
  const { rows, total } = await pageOf<AgentRow>(db, {
    select: VIEW,
    from: LIVING_AGENTS,
    where: conditions(query.filter),
    orderBy: { id: 'agent.id', name: 'user_account.name', createdAt: 'agent.created_at' },
    id: 'agent.id',
    query,
  });
  return { rows: rows.map(toView), total };
}

export async function findAgent(db: Queryable, id: number): Promise<AgentView | null> {
  const { rows } = await listAgents(db, { sort: null, offset: 0, limit: 1, filter: { id: [id] } });
  return rows[0] ?? null;
}
