import type express from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { deliveryAgentChangeSchema, deliveryAgentListRules } from '@shop/contracts/rest/delivery-agents';
import { newAgentSchema } from '@shop/contracts/services/identity';
import type { AgentView } from '@shop/contracts/services/identity';
import { callerOf, requirePerson } from '@shop/chassis/auth/authenticate';
import { notFound } from '@shop/chassis/errors/problem';
import { body, params, query } from '@shop/chassis/http/door';
import { optionalGhanaPhoneSchema } from '../phone/ghana-phone.ts';
import { findAgentOfUser } from './agent-store.ts';
import { findAgent, listAgents } from './agent-views.ts';
import { agentNotFound, changeAgent } from './change-agent.ts';
import type { AgentParts } from './change-agent.ts';
import { makeAgent } from './make-agent.ts';

const newAgentDoor = newAgentSchema.extend({ emergencyContactPhone: optionalGhanaPhoneSchema });
const changeDoor = deliveryAgentChangeSchema.extend({ emergencyContactPhone: optionalGhanaPhoneSchema });
const listSchema = listQuerySchema(deliveryAgentListRules);

const agentIdOf = (req: express.Request): number => params(req, z.object({ id: idTextSchema })).id;

export function agentRoutes(router: express.Router, parts: AgentParts): void {
  const { database } = parts;
  const view = async (id: number): Promise<AgentView> => {
    const agent = await findAgent(database, id);
    if (!agent) throw agentNotFound();
    return agent;
  };

  router.get('/agents', async (req, res) => {
    requirePerson(req, 'admin');
    res.json(await listAgents(database, query(req, listSchema)));
  });

  router.get('/agents/by-user/:userId', async (req, res) => {
    if (callerOf(req).kind !== 'service') requirePerson(req, 'admin');
    const { userId } = params(req, z.object({ userId: idTextSchema }));
    const agent = await findAgentOfUser(database, userId);
    if (!agent) throw agentNotFound();
    res.json(agent);
  });

  router.get('/agents/me', async (req, res) => {
    const agent = await findAgentOfUser(database, requirePerson(req, 'delivery').id);
    if (!agent)
      throw notFound('The shop does not have your details as a delivery agent yet. An admin can add them.', 'no_agent');
    res.json(await view(agent.agentId));
  });

  router.get('/agents/:id', async (req, res) => {
    const person = requirePerson(req, 'delivery', 'admin');
    const agent = await view(agentIdOf(req));
    if (person.role !== 'admin' && agent.userId !== person.id) throw agentNotFound();
    res.json(agent);
  });

  router.post('/agents', async (req, res) => {
    requirePerson(req, 'admin');
    res.status(201).json(await view(await makeAgent(parts, body(req, newAgentDoor))));
  });

  router.patch('/agents/:id', async (req, res) => {
    requirePerson(req, 'admin');
    const id = agentIdOf(req);
    await changeAgent(parts, id, body(req, changeDoor));
    res.json(await view(id));
  });
}
