import type express from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { roleChangeSchema, roleInputSchema, roleListRules } from '@shop/contracts/rest/roles';
import { requirePerson } from '@shop/chassis/auth/authenticate';
import { body, params, query } from '@shop/chassis/http/door';
import { addRole, changeRole, removeRole } from './change-roles.ts';
import type { RoleParts } from './change-roles.ts';
import { listRoles } from './role-store.ts';

const listSchema = listQuerySchema(roleListRules);
const roleIdOf = (req: express.Request): number => params(req, z.object({ id: idTextSchema })).id;

export function roleRoutes(router: express.Router, parts: RoleParts): void {
  router.get('/roles', async (req, res) => {
    requirePerson(req, 'admin');
    res.json(await listRoles(parts.database, query(req, listSchema)));
  });

  router.post('/roles', async (req, res) => {
    requirePerson(req, 'admin');
    res.status(201).json(await addRole(parts, body(req, roleInputSchema)));
  });

  router.put('/roles/:id', async (req, res) => {
    requirePerson(req, 'admin');
    res.json(await changeRole(parts, roleIdOf(req), body(req, roleChangeSchema)));
  });

  router.delete('/roles/:id', async (req, res) => {
    requirePerson(req, 'admin');
    await removeRole(parts, roleIdOf(req));
    res.status(204).end();
  });
}
