import { z } from 'zod';
import { idSchema, idTextSchema } from '../ids.ts';
import { idsFilter, searchFilter } from '../list.ts';
import { mediaUrlSchema } from '../services/content.ts';
import { optionalText, requiredText } from '../text.ts';
import { addressSchema } from './addresses.ts';
import { emailSchema, newPassword } from './auth.ts';
import { emptyAsNull } from './form-fields.ts';

export { PASSWORD_MASK } from '../password-mask.ts';

const MISSING_ROLE = 'Please select a role';

export const userSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  imageUrl: z.string().nullable(),
  createdAt: z.string(),
  roles: z.array(z.object({ roleId: idSchema, role: z.object({ id: idSchema, name: z.string() }) })),
  addresses: z.array(addressSchema),
});
export type User = z.infer<typeof userSchema>;

/** What an admin still has to make for a user: the shop of a vendor, the papers of an agent. */
export const LACKING = ['shop', 'papers'] as const;

export const userListRules = {
  sortKeys: ['id', 'name', 'email', 'createdAt'] as const,
  filters: { id: idsFilter, q: searchFilter, roleId: idsFilter, lacks: z.enum(LACKING).optional() },
};

const phone = optionalText(40, 'Phone').optional();

/** The fields of `POST /users`; its picture comes as `images`. */
export const newUserFormSchema = z
  .object({
    name: requiredText(200, 'Name'),
    email: emailSchema,
    passwordHash: newPassword,
    password: newPassword,
    phone,
    roleId: z.string({ error: MISSING_ROLE }).min(1, MISSING_ROLE).pipe(idTextSchema),
  })
  .transform(({ passwordHash, ...user }) => ({ ...user, password: user.password ?? passwordHash }));

/** What an admin changes of a user; absent fields stay. */
export const userChangeSchema = z
  .object({
    name: requiredText(200, 'Name').optional(),
    email: emailSchema.optional(),
    passwordHash: newPassword,
    password: newPassword,
    phone,
    imageUrl: emptyAsNull(mediaUrlSchema).optional(),
    roleIds: z.array(idSchema).min(1, MISSING_ROLE).max(100).optional(),
  })
  .transform(({ passwordHash, ...change }) => ({ ...change, password: change.password ?? passwordHash }));
