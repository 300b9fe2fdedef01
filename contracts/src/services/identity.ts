import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { idsFilter } from '../list.ts';
import { roleSchema } from '../roles.ts';

/** Header by which the BFF tells the identity service where a caller connected from. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** Asked where the cache can't tell: has this token been ended? */
export const revocationQuestionSchema = z.object({
  tokenId: z.string().max(100),
  userId: z.coerce.number().pipe(idSchema),
  version: z.coerce.number().int().min(0),
});
export const revocationAnswerSchema = z.object({ revoked: z.boolean() });

/** What other services may know of a user. `roles` holds the built-in ones. */
export const userCardSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  roles: z.array(roleSchema),
});
export type UserCard = z.infer<typeof userCardSchema>;

/** What orders and catalog may know of a vendor. */
export const vendorCardSchema = z.object({
  vendorId: idSchema,
  userId: idSchema,
  shopName: z.string(),
  shopPhone: z.string().nullable(),
  isActive: z.boolean(),
  version: z.int(),
});
export type VendorCard = z.infer<typeof vendorCardSchema>;

export const vendorCardListRules = { sortKeys: ['id', 'shopName'] as const, filters: { id: idsFilter } };

export const vendorActivationSchema = z.object({ isActive: z.boolean() });
export const agentCardSchema = z.object({
  agentId: idSchema,
  userId: idSchema,
  name: z.string(),
  approved: z.boolean(),
  active: z.boolean(),
  version: z.int(),
});
export type AgentCard = z.infer<typeof agentCardSchema>;
export const agentCardListRules = {
  sortKeys: ['id', 'name'] as const,
  filters: { id: idsFilter, userId: idsFilter },
};
export const agentApprovalSchema = z.object({ approved: z.boolean().optional(), active: z.boolean().optional() });

export const jwksSchema = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() })),
});
