import { z } from 'zod';
import { idSchema, idTextSchema } from '../ids.ts';
import { idsFilter, searchFilter } from '../list.ts';
import { NOT_STORABLE, optionalText, requiredText, storable } from '../text.ts';
import { emailSchema } from './auth.ts';
import { decimalField, emptyAsNull, jsonField } from './form-fields.ts';

/** The public sees active shops, and neither their owners nor their log reports. */
export const vendorSchema = z.object({
  id: idSchema,
  userId: idSchema.nullable(),
  shopName: z.string(),
  shopPhone: z.string().nullable(),
  shopLocation: z.string().nullable(),
  shopAddress: z.string().nullable(),
  shopEmail: z.string().nullable(),
  shopWebsite: z.string().nullable(),
  shopOwner: z.string().nullable(),
  shopLatitude: z.number().nullable(),
  shopLongitude: z.number().nullable(),
  isActive: z.boolean(),
  images: z.array(z.object({ id: idSchema, url: z.string(), alt: z.string().nullable() })),
  videos: z.array(z.object({ id: idSchema, url: z.string(), caption: z.string().nullable() })),
  logReports: z.array(z.object({ action: z.string(), createdAt: z.string() })),
  user: z.object({ name: z.string(), email: z.string() }).nullable(),
  createdAt: z.string(),
});
export type Vendor = z.infer<typeof vendorSchema>;

export const vendorListRules = {
  sortKeys: ['id', 'shopName', 'createdAt'] as const,
  /** `userId` finds the shop of its owner, for admins alone. */
  filters: { id: idsFilter, q: searchFilter, isActive: z.boolean().optional(), userId: idsFilter },
};

const website = z
  .url({ protocol: /^https?$/, error: 'Invalid URL' })
  .max(500)
  .refine(storable, NOT_STORABLE);
export const shopLatitudeSchema = z
  .number()
  .min(-90, 'Latitude is from -90 to 90.')
  .max(90, 'Latitude is from -90 to 90.');
export const shopLongitudeSchema = z
  .number()
  .min(-180, 'Longitude is from -180 to 180.')
  .max(180, 'Longitude is from -180 to 180.');

/** What a shop tells of itself, beside its name. */
export const shopTexts = {
  shopPhone: optionalText(40, 'Shop phone').optional(),
  shopLocation: optionalText(200, 'Shop location').optional(),
  shopAddress: optionalText(200, 'Shop address').optional(),
  shopEmail: emptyAsNull(emailSchema).optional(),
  shopWebsite: emptyAsNull(website).optional(),
  shopOwner: optionalText(200, 'Shop owner').optional(),
};
export const shopNameSchema = requiredText(200, 'Shop name');

const activeField = z
  .enum(['true', 'false'], { error: 'Active is true or false.' })
  .transform((word) => word === 'true');

const shopForm = {
  ...shopTexts,
  shopLatitude: emptyAsNull(decimalField.pipe(shopLatitudeSchema)).optional(),
  shopLongitude: emptyAsNull(decimalField.pipe(shopLongitudeSchema)).optional(),
};

/** The fields of `POST /vendors`; pictures and clips come as `images` and `videos`. */
export const newVendorFormSchema = z.object({
  userId: idTextSchema,
  shopName: shopNameSchema,
  ...shopForm,
  isActive: activeField.default(false),
});

const idsField = jsonField(z.array(idSchema).max(1000));

/** The fields of `PUT /vendors/{id}`: absent ones stay, and the user does; pictures and clips are added, and go where they are named. */
export const vendorChangeFormSchema = z.object({
  userId: idTextSchema.optional(),
  shopName: shopNameSchema.optional(),
  ...shopForm,
  isActive: activeField.optional(),
  removedImageIds: idsField.default([]),
  removedVideoIds: idsField.default([]),
});
