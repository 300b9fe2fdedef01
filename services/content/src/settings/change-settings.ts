import type { Database } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import type { SettingsInput, SettingsView } from '@shop/contracts/services/content';
import { changesBetween, type Fields, isEmpty } from '@shop/chassis/events/changes-between';
import { merged } from '../changes/merged.ts';
import { lockSettings, writeSettings } from './settings-store.ts';

/** How the shop is reached is named without its values. */
const UNVALUED: ReadonlySet<string> = new Set(['phone', 'email', 'address']);

/** Changes what is named, and tells who charges the fees. */
export const changeSettings = (
  { database, outbox }: { database: Database; outbox: Outbox },
  { shipping, ...change }: SettingsInput,
): Promise<SettingsView> =>
  database.transaction(async (tx) => {
    const before = await lockSettings(tx);
    const wanted = { ...merged(before, change), shipping: merged(before.shipping, shipping ?? {}) };
    const changes = changesBetween(fieldsOf(before), fieldsOf(wanted), UNVALUED);
    if (isEmpty(changes)) return before;
    const settings = await writeSettings(tx, wanted);
    outbox.append(tx, {
      type: 'content.settings-changed.v1',
      payload: {
        shipping: settings.shipping,
        agentFeePesewas: settings.agentFeePesewas,
        version: settings.version,
        changes,
      },
    });
    return settings;
  });

const fieldsOf = ({ shipping, pricing, ...plain }: SettingsView): Fields => ({
  ...plain,
  'shipping.defaultPesewas': shipping.defaultPesewas,
  ...Object.fromEntries(
    Object.entries(shipping.regions).map(([region, pesewas]) => [`shipping.regions.${region}.feePesewas`, pesewas]),
  ),
  ...Object.fromEntries(
    pricing.flatMap(({ label, fromPesewas }, index) => [
      [`pricing.${index}.label`, label],
      [`pricing.${index}.fromPesewas`, fromPesewas],
    ]),
  ),
});
