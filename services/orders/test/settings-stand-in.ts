import type { SettingsView } from '@shop/contracts/services/content';
import { standIn } from './stand-in.ts';

/** Plays content, as far as the shop's settings go. */
export function settingsStandIn() {
  const settings: SettingsView = {
    shopName: 'Akwadaa',
    phone: '+233201234567',
    email: 'shop@shop.test',
    address: 'Tamale',
    currency: 'GHS',
    symbol: '₵',
    shipping: { defaultPesewas: 0, regions: {} },
    agentFeePesewas: 1000,
    pricing: [],
    version: 1,
  };
  const { behaviour, routes } = standIn((router) => {
    router.get('/settings', (_req, res) => {
      res.json(settings);
    });
  });
  return { behaviour, routes, settings };
}
