import type { EventPayload } from '@shop/contracts/events/registry';
import type { Queryable } from '@shop/chassis/database/database';
import type { ContentClient } from '../clients/content-client.ts';
import type { ShippingRates } from './shipping-fee.ts';

type Settings = EventPayload<'content.settings-changed.v1'>;

/** Keeps the settings that orders needs, where they are newer than the copy. */
export async function keepSettings(db: Queryable, { shipping, agentFeePesewas, version }: Settings): Promise<void> {
  await db.execute(
    `INSERT INTO settings_copy (default_shipping_pesewas, shipping_by_region, agent_fee_pesewas, version)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (only_one) DO UPDATE SET default_shipping_pesewas = excluded.default_shipping_pesewas,
       shipping_by_region = excluded.shipping_by_region, agent_fee_pesewas = excluded.agent_fee_pesewas,
       version = excluded.version
     WHERE settings_copy.version < excluded.version`,
    [shipping.defaultPesewas, JSON.stringify(shipping.regions), agentFeePesewas, version],
  );
}

/** What content answers, which is kept: where there is no copy yet, or it may be behind. */
export async function askForRates(database: Queryable, content: ContentClient): Promise<ShippingRates> {
  const settings = await content.settings();
  await keepSettings(database, settings);
  return settings.shipping;
}
