import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import {
  LOOKUP_KINDS,
  lookupInputSchema,
  type LookupKind,
  lookupListRules,
  lookupSchema,
  subcategoryChangeSchema,
  subcategoryInputSchema,
  subcategoryListRules,
} from '@shop/contracts/rest/lookups';
import { z } from 'zod';
import type { Catalog } from '../downstream/catalog.ts';
import type { Downstream } from '../downstream/downstream.ts';
import { ListAnswer, route } from './route.ts';

const who = ['admin'] as const;
const byId = z.object({ id: idTextSchema });
const query = listQuerySchema(lookupListRules);
const subcategoryQuery = listQuerySchema(subcategoryListRules);

export const lookupRoutes = ({ catalog }: Downstream) => [
  ...LOOKUP_KINDS.flatMap((kind) => routesOf(catalog, kind)),
  route({
    method: 'GET',
    path: '/subcategories/:categoryId',
    summary: 'The subcategories of one category.',
    who: 'anyone',
    params: z.object({ categoryId: idTextSchema }),
    query,
    answer: lookupSchema,
    list: 'subcategories',
    kept: 'catalogue',
    handle: async ({ params, query }) => {
      const filter = { ...query.filter, categoryId: [params.categoryId] };
      const { rows, total } = await catalog.lookups('subcategories', { ...query, filter });
      return new ListAnswer(rows, query.offset, total);
    },
  }),
];

const routesOf = (catalog: Catalog, kind: LookupKind) => [
  route({
    method: 'GET',
    path: `/${kind}`,
    summary: `The list of ${kind}.`,
    who: 'anyone',
    query: kind === 'subcategories' ? subcategoryQuery : query,
    answer: lookupSchema,
    list: kind,
    kept: 'catalogue',
    handle: async ({ query }) => {
      const { rows, total } = await catalog.lookups(kind, query);
      return new ListAnswer(rows, query.offset, total);
    },
  }),
  route({
    method: 'POST',
    path: `/${kind}`,
    summary: `Add to the list of ${kind}.`,
    who,
    body: kind === 'subcategories' ? subcategoryInputSchema : lookupInputSchema,
    answer: lookupSchema,
    status: 201,
    changes: ['catalogue'],
    handle: async ({ body }) => catalog.addLookup(kind, body),
  }),
  route({
    method: 'PUT',
    path: `/${kind}/:id`,
    summary: `Rename one of the ${kind}.`,
    who,
    params: byId,
    body: kind === 'subcategories' ? subcategoryChangeSchema : lookupInputSchema,
    answer: lookupSchema,
    changes: ['catalogue'],
    handle: async ({ params, body }) => catalog.changeLookup(kind, params.id, body),
  }),
  route({
    method: 'DELETE',
    path: `/${kind}/:id`,
    summary: `Delete one of the ${kind} that nothing uses.`,
    who,
    params: byId,
    status: 204,
    changes: ['catalogue'],
    handle: async ({ params }) => catalog.deleteLookup(kind, params.id),
  }),
];
