import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import {
  newPageSchema,
  newSectionImageSchema,
  newSectionSchema,
  pageChangeSchema,
  pageListRules,
  pageSectionSchema,
  publicPageSchema,
  sectionChangeSchema,
  sectionImageSchema,
  sectionListRules,
} from '@shop/contracts/rest/public-pages';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { ListAnswer, route } from './route.ts';

const byId = z.object({ id: idTextSchema });
const write = { who: ['admin'], changes: ['content'] } as const;

export const publicPageRoutes = ({ content }: Downstream) => [
  route({
    method: 'GET',
    path: '/public-pages',
    summary: 'The pages that admins have made and show; for admins also those that are not visible.',
    who: 'anyone',
    query: listQuerySchema(pageListRules),
    answer: publicPageSchema,
    list: 'public-pages',
    kept: 'content',
    handle: async ({ query }) => {
      const { rows, total } = await content.pages(query);
      return new ListAnswer(rows, query.offset, total);
    },
  }),
  route({
    method: 'GET',
    path: '/public-pages/:id',
    summary: 'One page; for admins also one that is not visible.',
    who: 'anyone',
    params: byId,
    answer: publicPageSchema,
    kept: 'content',
    handle: ({ params }) => content.page(params.id),
  }),
  route({
    method: 'POST',
    path: '/public-pages',
    summary: 'Make a page: visible, in neither header nor footer, unless said.',
    ...write,
    body: newPageSchema,
    answer: publicPageSchema,
    status: 201,
    handle: ({ body }) => content.addPage(body),
  }),
  route({
    method: 'PUT',
    path: '/public-pages/:id',
    summary: 'Change what is named of a page.',
    ...write,
    params: byId,
    body: pageChangeSchema,
    answer: publicPageSchema,
    handle: ({ params, body }) => content.changePage(params.id, body),
  }),
  route({
    method: 'DELETE',
    path: '/public-pages/:id',
    summary: 'Delete a page with its sections.',
    ...write,
    params: byId,
    status: 204,
    handle: ({ params }) => content.deletePage(params.id),
  }),
  route({
    method: 'GET',
    path: '/public-pages/:id/origins',
    summary: 'The sections of a page with their images; for admins also those that are not visible.',
    who: 'anyone',
    params: byId,
    query: listQuerySchema(sectionListRules),
    answer: pageSectionSchema,
    list: 'public-pages',
    kept: 'content',
    handle: async ({ params, query }) => {
      const { rows, total } = await content.sections(params.id, query);
      return new ListAnswer(rows, query.offset, total);
    },
  }),
  route({
    method: 'POST',
    path: '/public-pages/:id/origins',
    summary: 'Add a section to a page: visible, in neither header nor footer, unless said.',
    ...write,
    params: byId,
    body: newSectionSchema,
    answer: pageSectionSchema,
    status: 201,
    handle: ({ params, body }) => content.addSection(params.id, body),
  }),
  route({
    method: 'PUT',
    path: '/public-pages/origins/:id',
    summary: 'Change what is named of a section.',
    ...write,
    params: byId,
    body: sectionChangeSchema,
    answer: pageSectionSchema,
    handle: ({ params, body }) => content.changeSection(params.id, body),
  }),
  route({
    method: 'DELETE',
    path: '/public-pages/origins/:id',
    summary: 'Delete a section with its images.',
    ...write,
    params: byId,
    status: 204,
    handle: ({ params }) => content.deleteSection(params.id),
  }),
  route({
    method: 'POST',
    path: '/public-pages/origins/:id/images',
    summary: 'Add an image to a section by its http, https or /media/ address.',
    ...write,
    params: byId,
    body: newSectionImageSchema,
    answer: sectionImageSchema,
    status: 201,
    handle: ({ params, body }) => content.addSectionImage(params.id, body.imageUrl),
  }),
  route({
    method: 'DELETE',
    path: '/public-pages/images/:id',
    summary: 'Take an image out of its section.',
    ...write,
    params: byId,
    status: 204,
    handle: ({ params }) => content.deleteSectionImage(params.id),
  }),
];
