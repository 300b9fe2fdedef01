import type { Collection } from '../collection.ts';
import { formOf } from '../form-of.ts';

/** A user is made by a form with a picture, a file, and changed by JSON. */
export const users: Collection = {
  create: {
    body: ({ name, email, passwordHash, phone, roleId, image }) =>
      formOf({ name, email, passwordHash, phone, roleId, images: image ?? undefined }),
  },
  update: {
    body: ({ name, email, passwordHash, phone, imageUrl, roleIds }) => ({
      ...{ name, email, passwordHash, phone, imageUrl, roleIds },
    }),
  },
};
