import { z } from 'zod';
import { priceCedisSchema } from '../money.ts';
import { requiredText } from '../text.ts';

/** The shop's settings, sums in cedis. */
export const settingsSchema = z.object({
  shopName: requiredText(200, 'Shop name'),
  phone: requiredText(40, 'Phone'),
  email: requiredText(254, 'E-mail'),
  address: requiredText(500, 'Address'),
  currency: z.literal('GHS'),
  symbol: requiredText(4, 'Symbol'),
  shipping: z.object({ default: priceCedisSchema, regions: z.record(requiredText(100, 'Region'), priceCedisSchema) }),
  agentFee: priceCedisSchema,
  pricing: z.array(z.object({ label: requiredText(200, 'Label'), from: priceCedisSchema })).max(50),
});
export type Settings = z.infer<typeof settingsSchema>;
