import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { pesewasSchema } from '../money.ts';
import { settingsSchema } from '../rest/settings.ts';
import { descriptionSchema, requiredText } from '../text.ts';

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const MAX_VIDEO_BYTES = 100 * 1024 * 1024;

export { DEFAULT_MEDIA_WIDTH, MEDIA_WIDTHS, mediaUrlOfWidth } from '../media-url.ts';

export const mediaKindSchema = z.enum(['image', 'video']);
/** A stored file. `url` is the public address, `/media/…`. */
export const storedMediaSchema = z.object({ id: idSchema, kind: mediaKindSchema, url: z.string() });
export type StoredMedia = z.infer<typeof storedMediaSchema>;

/** The settings with their sums in pesewas. */
export const settingsViewSchema = settingsSchema.omit({ shipping: true, agentFee: true, pricing: true }).extend({
  shipping: z.object({ defaultPesewas: pesewasSchema, regions: z.record(z.string(), pesewasSchema) }),
  agentFeePesewas: pesewasSchema,
  pricing: z.array(z.object({ label: z.string(), fromPesewas: pesewasSchema })),
  version: z.int().min(1),
});
export type SettingsView = z.infer<typeof settingsViewSchema>;
/** What an admin writes; the version is the service's own. */
export const settingsInputSchema = settingsViewSchema.omit({ version: true });

/** Addresses, as the documented calls answer them. */
export const addressesOfMediaSchema = z.array(z.string());

/** Uploads of our own are named by their path, everything else by a web address. */
export const mediaUrlSchema = z
  .string()
  .max(500)
  .regex(/^(\/media\/[\w./-]+|https?:\/\/\S+)$/, 'This is not the address of a picture or a video.');

export const sliderKindSchema = z.enum(['image', 'video']);
export const newSliderSchema = z.object({
  category: requiredText(200, 'Category'),
  name: requiredText(200, 'Slide Name'),
  shortDescription: descriptionSchema.default(null),
  longDescription: descriptionSchema.default(null),
  mediaUrl: mediaUrlSchema,
});
export const newLogoSchema = z.object({ imageUrl: mediaUrlSchema });
