import type express from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { agentApprovalSchema, agentCardListRules } from '@shop/contracts/services/identity';
import { callerOf, requirePerson } from '@shop/chassis/auth/authenticate';
import { notFound } from '@shop/chassis/errors/problem';
import { body, params, query } from '@shop/chassis/http/door';
import { findAgentOfUser, listAgents } from './agent-store.ts';
import { approveAgent } from './approve-agent.ts';
import type { AgentParts } from './approve-agent.ts';

const listSchema = listQuerySchema(agentCardListRules);

function requireServiceOrAdmin(req: express.Request): void {
  if (callerOf(req).kind !== 'service') requirePerson(req, 'admin');
}

export function agentRoutes(router: express.Router, parts: AgentParts): void {
  const { database } = parts;

  router.get('/agents', async (req, res) => {
    requireServiceOrAdmin(req);
    res.json(await listAgents(database, query(req, listSchema)));
  });

  router.get('/agents/by-user/:userId', async (req, res) => {
    requireServiceOrAdmin(req);
    const { userId } = params(req, z.object({ userId: idTextSchema }));
    const agent = await findAgentOfUser(database, userId);
    if (!agent) throw notFound('Delivery agent not found');
    res.json(agent);
  });

  router.patch('/agents/:id', async (req, res) => {
    requirePerson(req, 'admin');
    const { id } = params(req, z.object({ id: idTextSchema }));
    res.json(await approveAgent(parts, id, body(req, agentApprovalSchema)));
  });
}
