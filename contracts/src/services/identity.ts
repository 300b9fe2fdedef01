import { z } from 'zod';
import { idSchema, idTextSchema } from '../ids.ts';
import { AGENT_PICTURES } from '../agent-pictures.ts';
import { addressSchema } from '../rest/addresses.ts';
import { deliveryAgentSchema, newDeliveryAgentFields } from '../rest/delivery-agents.ts';
import { emailSchema, passwordSchema } from '../rest/auth.ts';
import { shopLatitudeSchema, shopLongitudeSchema, shopNameSchema, shopTexts, vendorSchema } from '../rest/vendors.ts';
import { roleSchema } from '../roles.ts';
import { optionalText, requiredText } from '../text.ts';
import { mediaUrlSchema } from './content.ts';

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

/** To whom an order of the calling customer's goes: to the named address, or to the default one. */
export const recipientQuestionSchema = z.object({ addressId: idTextSchema.optional() });
export const recipientSchema = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  /** Null where none is named and the customer has none. */
  address: addressSchema.nullable(),
});
export type Recipient = z.infer<typeof recipientSchema>;

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
/** What an admin makes a user of. */
export const newUserSchema = z.object({
  name: requiredText(200, 'Name'),
  email: emailSchema,
  password: passwordSchema,
  phone: optionalText(40, 'Phone').optional(),
  roleId: idSchema,
  imageUrl: mediaUrlSchema.nullable(),
});
export type NewUser = z.infer<typeof newUserSchema>;

/** What an admin changes of a user; absent fields stay. */
export const userChangeSchema = newUserSchema
  .omit({ roleId: true })
  .extend({ roleIds: z.array(idSchema).min(1).max(100) })
  .partial();
export type UserChange = z.infer<typeof userChangeSchema>;

/** A vendor as its owner and admins see it; for the public without its owner. What catalog reads of it is the card. */
export const vendorViewSchema = vendorSchema
  .omit({ id: true, logReports: true })
  .extend({ vendorId: idSchema, version: z.int() });
export type VendorView = z.infer<typeof vendorViewSchema>;

const addedMedia = { imageUrls: z.array(mediaUrlSchema).max(50), videoUrls: z.array(mediaUrlSchema).max(50) };
const shop = {
  shopName: shopNameSchema,
  ...shopTexts,
  shopLatitude: shopLatitudeSchema.nullable().optional(),
  shopLongitude: shopLongitudeSchema.nullable().optional(),
};
export const newVendorSchema = z.object({ userId: idSchema, ...shop, isActive: z.boolean(), ...addedMedia });
export type NewVendor = z.infer<typeof newVendorSchema>;
export const vendorChangeSchema = z.object({
  ...shop,
  /** Whose the shop is: it may be said, and can't be changed. */
  userId: idSchema.optional(),
  shopName: shopNameSchema.optional(),
  isActive: z.boolean().optional(),
  ...addedMedia,
  removedImageIds: z.array(idSchema).max(1000),
  removedVideoIds: z.array(idSchema).max(1000),
});
export type VendorChange = z.infer<typeof vendorChangeSchema>;

export const agentViewSchema = deliveryAgentSchema.omit({ id: true }).extend({ agentId: idSchema, version: z.int() });
export type AgentView = z.infer<typeof agentViewSchema>;
/** A public address would show an identity document to everybody. */
const privateMediaUrlSchema = mediaUrlSchema.startsWith('/media/private/', 'This picture is not private.');
export const newAgentSchema = z.object({
  ...newDeliveryAgentFields,
  pictures: z.partialRecord(z.enum(AGENT_PICTURES), privateMediaUrlSchema),
});
export type NewAgent = z.infer<typeof newAgentSchema>;
