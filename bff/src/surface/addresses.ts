import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import {
  addressChangeSchema,
  addressInputSchema,
  addressListRules,
  addressSchema,
  defaultAddressSchema,
} from '@shop/contracts/rest/addresses';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { ListAnswer, route } from './route.ts';

const byId = z.object({ id: idTextSchema });
const who = ['customer'] as const;

export const addressRoutes = ({ identity }: Downstream) => [
  route({
    method: 'GET',
    path: '/addresses',
    summary: 'The customer’s own addresses.',
    who,
    query: listQuerySchema(addressListRules),
    answer: addressSchema,
    list: 'addresses',
    handle: async ({ query }) => {
      const { rows, total } = await identity.addresses(query);
      return new ListAnswer(rows, query.offset, total);
    },
  }),
  route({
    method: 'POST',
    path: '/addresses',
    summary: 'Add an address.',
    who,
    body: addressInputSchema,
    answer: addressSchema,
    status: 201,
    handle: ({ body }) => identity.addAddress(body),
  }),
  route({
    method: 'PUT',
    path: '/addresses/:id',
    summary: 'Change what is named of an address.',
    who,
    params: byId,
    body: addressChangeSchema,
    answer: addressSchema,
    handle: ({ params, body }) => identity.changeAddress(params.id, body),
  }),
  route({
    method: 'PATCH',
    path: '/addresses/:id/default',
    summary: 'Make an address the default one.',
    who,
    params: byId,
    body: defaultAddressSchema,
    answer: addressSchema,
    handle: ({ params }) => identity.makeDefault(params.id),
  }),
  route({
    method: 'DELETE',
    path: '/addresses/:id',
    summary: 'Delete an address.',
    who,
    params: byId,
    status: 204,
    handle: ({ params }) => identity.removeAddress(params.id),
  }),
];
