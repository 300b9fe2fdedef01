import { PASSWORD_MASK } from '@shop/contracts/password-mask';
import type { User } from '@shop/contracts/rest/users';
import type { RaRecord } from 'react-admin';
import { changedFields } from '../changed-fields.ts';
import type { Collection } from '../collection.ts';
import { formOf } from '../form-of.ts';

const inOrder = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);

/** A user as the form shows it. */
const shownOf = ({ roles, ...user }: RaRecord | User) => ({
  ...user,
  passwordHash: PASSWORD_MASK,
  roleIds: inOrder((roles as User['roles']).map(({ roleId }) => roleId)),
});

/** A user is made by a form with a picture, a file, and changed by JSON. */
export const users: Collection = {
  create: {
    body: ({ name, email, passwordHash, phone, roleId, image }) =>
      formOf({ name, email, passwordHash, phone, roleId, images: image ?? undefined }),
  },
  update: {
    body: ({ name, email, passwordHash, phone, imageUrl, roleIds }, loaded) =>
      changedFields(
        { ...{ name, email, passwordHash, phone, imageUrl }, roleIds: roleIds && inOrder(roleIds as number[]) },
        shownOf(loaded),
      ),
  },
};
