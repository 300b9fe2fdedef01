import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { roleSchema } from '../roles.ts';

const version = z.int().min(1);

const user = z.object({ userId: idSchema, roles: z.array(roleSchema), version });
/** What anyone may know of a vendor, and whether it may sell. */
const vendor = z.object({
  vendorId: idSchema,
  userId: idSchema,
  shopName: z.string(),
  shopPhone: z.string().nullable(),
  isActive: z.boolean(),
  version,
});
const agent = z.object({ agentId: idSchema, userId: idSchema, approved: z.boolean(), active: z.boolean(), version });

export const identityEvents = {
  'identity.user-registered.v1': {
    schema: user,
    example: { userId: 7, roles: ['customer'], version: 1 },
  },
  'identity.user-changed.v1': {
    schema: user,
    example: { userId: 7, roles: ['customer', 'vendor'], version: 2 },
  },
  'identity.user-deleted.v1': {
    schema: z.object({ userId: idSchema, version }),
    example: { userId: 7, version: 3 },
  },
  'identity.vendor-registered.v1': {
    schema: vendor,
    example: {
      vendorId: 3,
      userId: 9,
      shopName: 'Little Stars',
      shopPhone: '+233201234567',
      isActive: false,
      version: 1,
    },
  },
  'identity.vendor-changed.v1': {
    schema: vendor,
    example: { vendorId: 3, userId: 9, shopName: 'Bright Stars', shopPhone: null, isActive: false, version: 2 },
  },
  'identity.vendor-activated.v1': {
    schema: vendor,
    example: { vendorId: 3, userId: 9, shopName: 'Bright Stars', shopPhone: null, isActive: true, version: 3 },
  },
  'identity.vendor-deactivated.v1': {
    schema: vendor,
    example: { vendorId: 3, userId: 9, shopName: 'Bright Stars', shopPhone: null, isActive: false, version: 4 },
  },
  'identity.agent-registered.v1': {
    schema: agent,
    example: { agentId: 2, userId: 11, approved: false, active: true, version: 1 },
  },
  'identity.agent-changed.v1': {
    schema: agent,
    example: { agentId: 2, userId: 11, approved: true, active: true, version: 2 },
  },
} as const;
