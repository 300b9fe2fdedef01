import { z } from 'zod';
import { actorSchema } from '../events/actor.ts';
import { idSchema } from '../ids.ts';
import { idsFilter } from '../list.ts';
import { mediaUrlSchema } from '../media-address.ts';
import { MAX_PRICE_CEDIS, pesewasSchema, toPesewas } from '../money.ts';
import { auditEntrySchema } from '../rest/audit.ts';
import { logReportListRules, logReportSchema } from '../rest/log-reports.ts';
import { settingsSchema } from '../rest/settings.ts';
import { descriptionSchema, requiredText } from '../text.ts';

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const MAX_VIDEO_BYTES = 100 * 1024 * 1024;

export { mediaUrlSchema } from '../media-address.ts';
export { DEFAULT_MEDIA_WIDTH, MEDIA_WIDTHS, mediaUrlOfWidth } from '../media-url.ts';

export const mediaKindSchema = z.enum(['image', 'video']);
/** A stored file. `url` is the public address, `/media/…`. */
export const storedMediaSchema = z.object({ id: idSchema, kind: mediaKindSchema, url: z.string() });
export type StoredMedia = z.infer<typeof storedMediaSchema>;

const feePesewasSchema = pesewasSchema.max(toPesewas(MAX_PRICE_CEDIS));

/** The settings with their sums in pesewas. */
export const settingsViewSchema = settingsSchema.omit({ shipping: true, agentFee: true, pricing: true }).extend({
  shipping: z.object({ defaultPesewas: feePesewasSchema, regions: z.record(z.string(), feePesewasSchema) }),
  agentFeePesewas: feePesewasSchema,
  pricing: z.array(z.object({ label: z.string(), fromPesewas: feePesewasSchema })),
  version: z.int().min(1),
});
export type SettingsView = z.infer<typeof settingsViewSchema>;
/** What an admin changes; absent fields stay, and the version is the service's own. */
export const settingsInputSchema = settingsViewSchema
  .omit({ version: true })
  .partial()
  .extend({ shipping: settingsViewSchema.shape.shipping.partial().optional() });
export type SettingsInput = z.infer<typeof settingsInputSchema>;

/** Addresses, as the documented calls answer them. */
export const addressesOfMediaSchema = z.array(z.string());

export const sliderKindSchema = z.enum(['image', 'video']);
export type SliderKind = z.infer<typeof sliderKindSchema>;
export const newSliderSchema = z.object({
  category: requiredText(200, 'Category'),
  name: requiredText(200, 'Slide Name'),
  shortDescription: descriptionSchema.optional(),
  longDescription: descriptionSchema.optional(),
  mediaUrl: mediaUrlSchema,
});
export type NewSlider = z.infer<typeof newSliderSchema>;
/** Absent fields stay. */
export const sliderChangeSchema = newSliderSchema.partial();
export type SliderChange = z.infer<typeof sliderChangeSchema>;
export const sliderViewSchema = z.object({
  id: idSchema,
  category: z.string(),
  name: z.string(),
  shortDescription: z.string().nullable(),
  longDescription: z.string().nullable(),
  mediaUrl: z.string(),
});
export type SliderView = z.infer<typeof sliderViewSchema>;

export const newLogoSchema = z.object({ imageUrl: mediaUrlSchema });

export const logReportViewSchema = logReportSchema.extend({ vendorId: idSchema.nullable() });
export type LogReportView = z.infer<typeof logReportViewSchema>;
/** What a vendor's record shows of a log report that is about it. */
export const vendorLogReportSchema = logReportViewSchema
  .pick({ title: true, createdAt: true })
  .extend({ vendorId: idSchema });
/** Between rooms reports may also be asked for by the vendors whose records show them. */
export const logReportQueryRules = {
  ...logReportListRules,
  filters: { ...logReportListRules.filters, vendorId: idsFilter },
};

export const auditViewSchema = auditEntrySchema.extend({ actor: actorSchema });
export type AuditView = z.infer<typeof auditViewSchema>;
