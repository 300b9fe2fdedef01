import type express from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { highestRole } from '@shop/contracts/roles';
import { profileInputSchema } from '@shop/contracts/rest/auth';
import type { Profile } from '@shop/contracts/rest/auth';
import type { UserCard } from '@shop/contracts/services/identity';
import { requirePerson, requireService } from '@shop/chassis/auth/authenticate';
import { notFound } from '@shop/chassis/errors/problem';
import { body, params } from '@shop/chassis/http/door';
import { ghanaPhoneSchema } from '../phone/ghana-phone.ts';
import { changeProfile } from './change-profile.ts';
import type { ChangeProfileParts } from './change-profile.ts';
import { findUser } from './user-store.ts';
import type { User } from './user-store.ts';

const profileDoor = profileInputSchema.extend({ phone: ghanaPhoneSchema.optional() });

const profileOf = ({ id, name, email, phone, imageUrl, roles, createdAt }: User): Profile => ({
  id,
  name,
  email,
  phone,
  imageUrl,
  role: { name: highestRole(roles) ?? 'customer' },
  createdAt: createdAt.toISOString(),
});

export function userRoutes(router: express.Router, parts: ChangeProfileParts): void {
  const existing = async (id: number): Promise<User> => {
    const user = await findUser(parts.database, id);
    if (!user) throw notFound('User not found');
    return user;
  };

  router.get('/users/me', async (req, res) => {
    res.json(profileOf(await existing(requirePerson(req).id)));
  });

  router.put('/users/me', async (req, res) => {
    const { id } = requirePerson(req);
    res.json(profileOf(await changeProfile(parts, id, body(req, profileDoor))));
  });

  router.get('/users/:id', async (req, res) => {
    requireService(req);
    const { id, name, email, phone, roles } = await existing(params(req, z.object({ id: idTextSchema })).id);
    res.json({ id, name, email, phone, roles } satisfies UserCard);
  });
}
