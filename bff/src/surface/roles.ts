import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { roleChangeSchema, roleInputSchema, roleListRules, roleRecordSchema } from '@shop/contracts/rest/roles';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { ListAnswer, route } from './route.ts';

const byId = z.object({ id: idTextSchema });
const who = ['admin'] as const;

export const roleRoutes = ({ identity }: Downstream) => [
  route({
    method: 'GET',
    path: '/roles',
    summary: 'The roles, built-in ones and others.',
    who,
    query: listQuerySchema(roleListRules),
    answer: roleRecordSchema,
    list: 'roles',
    handle: async ({ query }) => {
      const { rows, total } = await identity.roles(query);
      return new ListAnswer(rows, query.offset, total);
    },
  }),
  route({
    method: 'POST',
    path: '/roles',
    summary: 'Make a role, which grants nothing by itself.',
    who,
    body: roleInputSchema,
    answer: roleRecordSchema,
    status: 201,
    handle: ({ body }) => identity.addRole(body),
  }),
  route({
    method: 'PUT',
    path: '/roles/:id',
    summary: 'Change what is named of a role; a built-in one keeps its name.',
    who,
    params: byId,
    body: roleChangeSchema,
    answer: roleRecordSchema,
    handle: ({ params, body }) => identity.changeRole(params.id, body),
  }),
  route({
    method: 'DELETE',
    path: '/roles/:id',
    summary: 'Delete a role that is not built in and that nobody holds.',
    who,
    params: byId,
    status: 204,
    handle: ({ params }) => identity.removeRole(params.id),
  }),
];
