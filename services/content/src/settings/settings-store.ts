import type { Queryable, Transaction } from '@shop/chassis/database/database';
import type { SettingsView } from '@shop/contracts/services/content';

interface SettingsRow {
  shop_name: string;
  phone: string;
  email: string;
  address: string;
  symbol: string;
  shipping_default_pesewas: number;
  shipping_regions: Record<string, number>;
  agent_fee_pesewas: number;
  pricing: SettingsView['pricing'];
  version: number;
}

/** Named one by one: a plan that is kept must not change its columns when a later version adds one. */
const COLUMNS = `shop_name, phone, email, address, symbol, shipping_default_pesewas, shipping_regions, agent_fee_pesewas, pricing,
  version`;

const viewOf = (row: SettingsRow): SettingsView => ({
  shopName: row.shop_name,
  phone: row.phone,
  email: row.email,
  address: row.address,
  currency: 'GHS',
  symbol: row.symbol,
  shipping: { defaultPesewas: row.shipping_default_pesewas, regions: row.shipping_regions },
  agentFeePesewas: row.agent_fee_pesewas,
  pricing: row.pricing,
  version: row.version,
});

const one = ([row]: SettingsRow[]): SettingsView => {
  if (!row) throw new Error('the shop has no settings');
  return viewOf(row);
};

export const readSettings = async (db: Queryable) =>
  one(await db.query<SettingsRow>(`SELECT ${COLUMNS} FROM settings`));

/** Reads the settings; who else would change them waits. */
export const lockSettings = async (tx: Transaction) =>
  one(await tx.query<SettingsRow>(`SELECT ${COLUMNS} FROM settings FOR UPDATE`));

export async function writeSettings(db: Transaction, settings: Omit<SettingsView, 'version'>): Promise<SettingsView> {
  return one(
    await db.query<SettingsRow>(
      `UPDATE settings SET shop_name = $1, phone = $2, email = $3, address = $4, symbol = $5, shipping_default_pesewas = $6,
         shipping_regions = $7, agent_fee_pesewas = $8, pricing = $9, version = version + 1 RETURNING ${COLUMNS}`,
      [
        settings.shopName,
        settings.phone,
        settings.email,
        settings.address,
        settings.symbol,
        settings.shipping.defaultPesewas,
        JSON.stringify(settings.shipping.regions),
        settings.agentFeePesewas,
        JSON.stringify(settings.pricing),
      ],
    ),
  );
}
