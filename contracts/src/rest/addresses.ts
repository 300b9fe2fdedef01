import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { idsFilter } from '../list.ts';
import { requiredText } from '../text.ts';

export const addressSchema = z.object({
  id: idSchema,
  title: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  phone: z.string(),
  isDefault: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type Address = z.infer<typeof addressSchema>;

/** The copy that an order keeps of the address it is sent to. */
export const orderAddressSchema = addressSchema.omit({ id: true, isDefault: true });
export type OrderAddress = z.infer<typeof orderAddressSchema>;

const latitude = z.number().min(-90, 'Latitude is from -90 to 90.').max(90, 'Latitude is from -90 to 90.');
const longitude = z.number().min(-180, 'Longitude is from -180 to 180.').max(180, 'Longitude is from -180 to 180.');

const addressFields = z.object({
  title: requiredText(200, 'Title'),
  street: requiredText(200, 'Street'),
  city: requiredText(200, 'City'),
  region: requiredText(100, 'Region'),
  country: requiredText(100, 'Country'),
  phone: requiredText(40, 'Phone'),
  isDefault: z.boolean(),
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
});

export const addressInputSchema = addressFields.extend({
  isDefault: z.boolean().default(false),
  latitude: latitude.nullable().default(null),
  longitude: longitude.nullable().default(null),
});
export type AddressInput = z.infer<typeof addressInputSchema>;

/** A PUT changes what it names. */
export const addressChangeSchema = addressFields.partial();
export type AddressChange = z.infer<typeof addressChangeSchema>;
export const defaultAddressSchema = z.object({ isDefault: z.literal(true, { error: 'Send isDefault: true.' }) });

export const addressListRules = { sortKeys: ['id', 'title', 'city'] as const, filters: { id: idsFilter } };
