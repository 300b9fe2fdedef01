import { toCedis, toPesewas } from '@shop/contracts/money';
import { type Settings, type SettingsChange, settingsSchema } from '@shop/contracts/rest/settings';
import type { SettingsInput, SettingsView } from '@shop/contracts/services/content';

const inEach = (sums: Readonly<Record<string, number>>, convert: (sum: number) => number) =>
  Object.fromEntries(Object.entries(sums).map(([region, sum]) => [region, convert(sum)]));

export const settingsJson = (view: SettingsView): Settings =>
  settingsSchema.parse({
    ...view,
    shipping: {
      default: toCedis(view.shipping.defaultPesewas),
      regions: inEach(view.shipping.regions, toCedis),
    },
    agentFee: toCedis(view.agentFeePesewas),
    pricing: view.pricing.map(({ label, fromPesewas }) => ({ label, from: toCedis(fromPesewas) })),
  });

/** What a change names, in pesewas; the rest is left out. */
export const settingsOfChange = ({ shipping, agentFee, pricing, ...plain }: SettingsChange): SettingsInput => ({
  ...plain,
  ...(shipping && {
    shipping: {
      ...(shipping.default !== undefined && { defaultPesewas: toPesewas(shipping.default) }),
      ...(shipping.regions && { regions: inEach(shipping.regions, toPesewas) }),
    },
  }),
  ...(agentFee !== undefined && { agentFeePesewas: toPesewas(agentFee) }),
  ...(pricing && { pricing: pricing.map(({ label, from }) => ({ label, fromPesewas: toPesewas(from) })) }),
});
