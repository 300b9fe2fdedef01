import { z } from 'zod';
import { idSchema } from '@shop/contracts/ids';
import { roleSchema } from '@shop/contracts/roles';

/** The one issuer whose word on persons is taken. */
export const PERSON_ISSUER = 'identity';
export const SERVICE_SUBJECT = 'service';
export const SERVICE_AUDIENCE = 'shop';

export const personClaims = z.object({
  iss: z.literal(PERSON_ISSUER),
  jti: z.string().min(1),
  id: idSchema,
  email: z.string(),
  role: z.object({ name: roleSchema }),
  vendorId: idSchema.nullish(),
  /** The version of the person's tokens: raising it revokes all older ones. */
  ver: z.int().min(0),
  exp: z.int(),
});

export const serviceClaims = z.object({
  iss: z.string(),
  sub: z.literal(SERVICE_SUBJECT),
  aud: z.literal(SERVICE_AUDIENCE),
  exp: z.int(),
});
