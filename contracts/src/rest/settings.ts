import { z } from 'zod';
import { priceCedisSchema } from '../money.ts';
import { requiredText } from '../text.ts';
import { emailSchema } from './auth.ts';

const MAX_REGIONS = 50;

/** The shop's settings, sums in cedis. */
export const settingsSchema = z.object({
  shopName: requiredText(200, 'Shop name'),
  phone: requiredText(40, 'Phone'),
  email: emailSchema,
  address: requiredText(500, 'Address'),
  currency: z.literal('GHS'),
  symbol: requiredText(4, 'Symbol'),
  shipping: z.object({
    default: priceCedisSchema,
    regions: z
      .record(requiredText(100, 'Region'), priceCedisSchema)
      .refine((regions) => Object.keys(regions).length <= MAX_REGIONS, `There are at most ${MAX_REGIONS} regions.`),
  }),
  agentFee: priceCedisSchema,
  pricing: z.array(z.object({ label: requiredText(200, 'Label'), from: priceCedisSchema })).max(50),
});
export type Settings = z.infer<typeof settingsSchema>;

/** What an admin changes; absent fields stay. A list of regions or prices is changed as a whole. */
export const settingsChangeSchema = settingsSchema
  .partial()
  .extend({ shipping: settingsSchema.shape.shipping.partial().optional() });
export type SettingsChange = z.infer<typeof settingsChangeSchema>;
