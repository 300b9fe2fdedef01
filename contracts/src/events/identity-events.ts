import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { roleSchema } from '../roles.ts';
import { changesSchema } from './changes.ts';

const version = z.int().min(1);
const changes = changesSchema.optional();

const user = z.object({ userId: idSchema, roles: z.array(roleSchema), version, changes });
/** What anyone may know of a vendor, and whether it may sell. */
const vendor = z.object({
  vendorId: idSchema,
  userId: idSchema,
  shopName: z.string(),
  shopPhone: z.string().nullable(),
  isActive: z.boolean(),
  version,
  changes,
});
const agent = z.object({
  agentId: idSchema,
  userId: idSchema,
  approved: z.boolean(),
  active: z.boolean(),
  version,
  changes,
});

export const identityEvents = {
  'identity.user-registered.v1': {
    schema: user,
    example: { userId: 7, roles: ['customer'], version: 1 },
  },
  'identity.user-changed.v1': {
    schema: user,
    example: {
      userId: 7,
      roles: ['customer', 'vendor'],
      version: 2,
      changes: { email: { from: null, to: null }, roles: { from: 'customer', to: 'customer, vendor' } },
    },
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
    example: {
      vendorId: 3,
      userId: 9,
      shopName: 'Bright Stars',
      shopPhone: null,
      isActive: false,
      version: 2,
      changes: { shopName: { from: 'Little Stars', to: 'Bright Stars' } },
    },
  },
  'identity.vendor-activated.v1': {
    schema: vendor,
    example: { vendorId: 3, userId: 9, shopName: 'Bright Stars', shopPhone: null, isActive: true, version: 3 },
  },
  'identity.vendor-deactivated.v1': {
    schema: vendor,
    example: { vendorId: 3, userId: 9, shopName: 'Bright Stars', shopPhone: null, isActive: false, version: 4 },
  },
  /** Its owner's account was deleted: the shop and its products are closed for good. */
  'identity.vendor-archived.v1': {
    schema: vendor,
    example: { vendorId: 3, userId: 9, shopName: 'Bright Stars', shopPhone: null, isActive: false, version: 5 },
  },
  'identity.agent-registered.v1': {
    schema: agent,
    example: { agentId: 2, userId: 11, approved: false, active: true, version: 1 },
  },
  'identity.agent-changed.v1': {
    schema: agent,
    example: {
      agentId: 2,
      userId: 11,
      approved: true,
      active: true,
      version: 2,
      changes: { approved: { from: false, to: true } },
    },
  },
  'identity.role-changed.v1': {
    schema: z.object({ roleId: idSchema, name: z.string(), deleted: z.boolean(), version, changes }),
    example: { roleId: 5, name: 'auditor', deleted: false, version: 1 },
  },
} as const;
