import { REGIONS } from '@shop/browser/regions';
import type { Settings, SettingsChange } from '@shop/contracts/rest/settings';
import { changedFields } from '../../data/changed-fields.ts';

/** What the form holds: a fee for every region, null where the usual one holds. */
export interface SettingsValues extends Omit<Settings, 'shipping'> {
  shipping: { default: number; regions: Record<string, number | null> };
}

/** All regions, and whatever else a fee has been set for. */
export const regionsOf = ({ shipping }: Settings): string[] => [
  ...new Set<string>([...REGIONS, ...Object.keys(shipping.regions)]),
];

export const valuesOf = (settings: Settings): SettingsValues => ({
  ...settings,
  shipping: {
    ...settings.shipping,
    regions: Object.fromEntries(
      regionsOf(settings).map((region) => [region, settings.shipping.regions[region] ?? null]),
    ),
  },
});

const settingsOf = ({ shipping, ...values }: SettingsValues): Settings => ({
  ...values,
  shipping: {
    ...shipping,
    regions: Object.fromEntries(
      Object.entries(shipping.regions).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    ),
  },
});

/** What was changed; the fees by region and the lines of prices go as a whole. */
export function settingsChange(loaded: Settings, values: SettingsValues): SettingsChange {
  const { shipping: feesBefore, ...before } = settingsOf(valuesOf(loaded));
  const { shipping, ...now } = settingsOf(values);
  const fees = changedFields(shipping, feesBefore);
  return { ...changedFields(now, before), ...(Object.keys(fees).length > 0 ? { shipping: fees } : {}) };
}
