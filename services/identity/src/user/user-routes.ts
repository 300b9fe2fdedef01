import type express from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { userListRules } from '@shop/contracts/rest/users';
import type { User as UserView } from '@shop/contracts/rest/users';
import { newUserSchema, userChangeSchema } from '@shop/contracts/services/identity';
import type { UserCard } from '@shop/contracts/services/identity';
import { callerOf, requirePerson } from '@shop/chassis/auth/authenticate';
import { body, params, query } from '@shop/chassis/http/door';
import { optionalGhanaPhoneSchema } from '../phone/ghana-phone.ts';
import { changeUser } from './change-user.ts';
import type { ChangeUserParts } from './change-user.ts';
import { deleteUser } from './delete-user.ts';
import type { DeleteUserParts } from './delete-user.ts';
import { userNotFound } from './lock-by-admin.ts';
import { makeUser } from './make-user.ts';
import { findUser } from './user-store.ts';
import { findUserView, listUsers } from './user-views.ts';

const newUserDoor = newUserSchema.extend({ phone: optionalGhanaPhoneSchema });
const changeDoor = userChangeSchema.extend({ phone: optionalGhanaPhoneSchema });
const listSchema = listQuerySchema(userListRules);

const userIdOf = (req: express.Request): number => params(req, z.object({ id: idTextSchema })).id;

/** What admins do with the accounts of others. */
export function userRoutes(router: express.Router, parts: ChangeUserParts & DeleteUserParts): void {
  const { database } = parts;
  const view = async (id: number): Promise<UserView> => {
    const user = await findUserView(database, id);
    if (!user) throw userNotFound();
    return user;
  };
  const card = async (userId: number): Promise<UserCard> => {
    const user = await findUser(database, userId);
    if (!user) throw userNotFound();
    const { id, name, email, phone, roles } = user;
    return { id, name, email, phone, roles };
  };

  router.get('/users', async (req, res) => {
    requirePerson(req, 'admin');
    res.json(await listUsers(database, query(req, listSchema)));
  });

  router.get('/users/:id', async (req, res) => {
    const isService = callerOf(req).kind === 'service';
    if (!isService) requirePerson(req, 'admin');
    const id = userIdOf(req);
    res.json(isService ? await card(id) : await view(id));
  });

  router.post('/users', async (req, res) => {
    requirePerson(req, 'admin');
    res.status(201).json(await view(await makeUser(parts, body(req, newUserDoor))));
  });

  router.put('/users/:id', async (req, res) => {
    const admin = requirePerson(req, 'admin');
    const id = userIdOf(req);
    await changeUser(parts, admin.id, id, body(req, changeDoor));
    res.json(await view(id));
  });

  router.delete('/users/:id', async (req, res) => {
    const admin = requirePerson(req, 'admin');
    await deleteUser(parts, admin.id, userIdOf(req));
    res.status(204).end();
  });
}
