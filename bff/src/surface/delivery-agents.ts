import { AGENT_PICTURES } from '@shop/contracts/agent-pictures';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import {
  type DeliveryAgent,
  deliveryAgentChangeSchema,
  deliveryAgentListRules,
  deliveryAgentSchema,
  newDeliveryAgentFormSchema,
} from '@shop/contracts/rest/delivery-agents';
import type { AgentView } from '@shop/contracts/services/identity';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import type { Media } from './media-of-form.ts';
import { onlyPicture } from './only-picture.ts';
import { ListAnswer, route } from './route.ts';

const byId = z.object({ id: idTextSchema });
const who = ['admin'] as const;

const agentJson = ({ agentId, ...agent }: AgentView): DeliveryAgent =>
  deliveryAgentSchema.parse({ ...agent, id: agentId });

const picturesOf = (media: Media) =>
  Object.fromEntries(
    AGENT_PICTURES.flatMap((field) => {
      const url = onlyPicture(media, field);
      return url === null ? [] : [[field, url]];
    }),
  );

export const deliveryAgentRoutes = ({ identity }: Downstream) => [
  route({
    method: 'GET',
    path: '/deliveryAgents',
    summary: 'The delivery agents, newest first.',
    who,
    query: listQuerySchema(deliveryAgentListRules),
    answer: deliveryAgentSchema,
    list: 'deliveryAgents',
    handle: async ({ query }) => {
      const { rows, total } = await identity.agents(query);
      return new ListAnswer(rows.map(agentJson), query.offset, total);
    },
  }),
  route({
    method: 'GET',
    path: '/deliveryAgents/me',
    summary: 'The agent’s own details: whether it is approved, and active.',
    who: ['delivery'],
    answer: deliveryAgentSchema,
    alsoAnswers: [404],
    handle: async () => agentJson(await identity.myAgent()),
  }),
  route({
    method: 'GET',
    path: '/deliveryAgents/:id',
    summary: 'One delivery agent: for admins, and for the agent itself.',
    who: ['delivery', 'admin'],
    params: byId,
    answer: deliveryAgentSchema,
    handle: async ({ params }) => agentJson(await identity.agent(params.id)),
  }),
  route({
    method: 'POST',
    path: '/deliveryAgents',
    summary: 'Make the approved agent of a user who holds that role; userId comes before the private pictures.',
    who,
    bodyKind: 'multipart',
    files: [{ field: new RegExp(`^(${AGENT_PICTURES.join('|')})$`), kind: 'image', ownerField: 'userId' }],
    body: newDeliveryAgentFormSchema,
    answer: deliveryAgentSchema,
    status: 201,
    handle: async ({ body, media }) => agentJson(await identity.addAgent({ ...body, pictures: picturesOf(media) })),
  }),
  route({
    method: 'PUT',
    path: '/deliveryAgents/:id',
    summary: 'Approve, activate, stop or correct an agent, as far as named.',
    who,
    params: byId,
    body: deliveryAgentChangeSchema,
    answer: deliveryAgentSchema,
    handle: async ({ params, body }) => agentJson(await identity.changeAgent(params.id, body)),
  }),
];
