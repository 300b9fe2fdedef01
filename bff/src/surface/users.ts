import { badRequest } from '@shop/chassis/errors/problem';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { profileChangeSchema, profileSchema } from '@shop/contracts/rest/auth';
import { newUserFormSchema, userChangeSchema, userListRules, userSchema } from '@shop/contracts/rest/users';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { onlyPicture } from './only-picture.ts';
import { ListAnswer, route } from './route.ts';

const byId = z.object({ id: idTextSchema });
const who = ['admin'] as const;

export const userRoutes = ({ identity }: Downstream) => [
  route({
    method: 'GET',
    path: '/users/me',
    summary: 'Read oneself.',
    who: 'signed-in',
    answer: profileSchema,
    handle: () => identity.me(),
  }),
  route({
    method: 'PUT',
    path: '/users/me',
    summary: 'Change one’s own name, phone or password; a new password ends every token.',
    who: 'signed-in',
    body: profileChangeSchema,
    answer: profileSchema,
    handle: ({ body }) => identity.changeMe(body),
  }),
  route({
    method: 'GET',
    path: '/users',
    summary: 'All users with their roles and addresses, newest first.',
    who,
    query: listQuerySchema(userListRules),
    answer: userSchema,
    list: 'users',
    handle: async ({ query }) => {
      const { rows, total } = await identity.users(query);
      return new ListAnswer(rows, query.offset, total);
    },
  }),
  route({
    method: 'GET',
    path: '/users/:id',
    summary: 'One user.',
    who,
    params: byId,
    answer: userSchema,
    handle: ({ params }) => identity.user(params.id),
  }),
  route({
    method: 'POST',
    path: '/users',
    summary: 'Make a user with one role; passwordHash holds the plain password.',
    who,
    bodyKind: 'multipart',
    files: [{ field: /^images$/, kind: 'image' }],
    body: newUserFormSchema,
    answer: userSchema,
    status: 201,
    handle: ({ body: { password, ...user }, media }) => {
      if (password === undefined) throw passwordNeeded();
      return identity.addUser({ ...user, password, imageUrl: onlyPicture(media, 'images') });
    },
  }),
  route({
    method: 'PUT',
    path: '/users/:id',
    summary: 'Change what is named of a user, with any number of roles; a new role or password ends its tokens.',
    who,
    params: byId,
    body: userChangeSchema,
    answer: userSchema,
    handle: ({ params, body }) => identity.changeUser(params.id, body),
  }),
  route({
    method: 'DELETE',
    path: '/users/:id',
    summary: 'Delete a user: its personal data are erased, and its shop with its products is archived.',
    who,
    params: byId,
    status: 204,
    handle: ({ params }) => identity.removeUser(params.id),
  }),
];

function passwordNeeded() {
  const message = 'Password is required.';
  return badRequest('invalid', message, [{ path: 'passwordHash', message }]);
}
