import type express from 'express';
import { highestRole } from '@shop/contracts/roles';
import { profileInputSchema } from '@shop/contracts/rest/auth';
import type { Profile } from '@shop/contracts/rest/auth';
import { requirePerson } from '@shop/chassis/auth/authenticate';
import { body } from '@shop/chassis/http/door';
import { ghanaPhoneSchema } from '../phone/ghana-phone.ts';
import { changeProfile } from './change-profile.ts';
import type { ChangeUserParts } from './change-user.ts';
import { userNotFound } from './lock-by-admin.ts';
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

/** What a person does with its own account. */
export function ownAccountRoutes(router: express.Router, parts: ChangeUserParts): void {
  router.get('/users/me', async (req, res) => {
    const user = await findUser(parts.database, requirePerson(req).id);
    if (!user) throw userNotFound();
    res.json(profileOf(user));
  });

  router.put('/users/me', async (req, res) => {
    const { id } = requirePerson(req);
    res.json(profileOf(await changeProfile(parts, id, body(req, profileDoor))));
  });
}
