import type { SettingsView } from '@shop/contracts/services/content';
import { settingsJson, settingsOfChange } from './settings-json.ts';

const fields = {
  shopName: 'Akwadaa',
  phone: '+233372022410',
  email: 'hello@akwadaa.example',
  address: 'Tamale',
  currency: 'GHS',
  symbol: '₵',
  shipping: { defaultPesewas: 50, regions: { Savannah: 1235 } },
  agentFeePesewas: 1000,
  pricing: [{ label: 'Accessories', fromPesewas: 2000 }],
} as const;
const view: SettingsView = { ...fields, pricing: [...fields.pricing], version: 3 };

describe('the settings', () => {
  it('are answered in cedis', () => {
    expect(settingsJson(view)).toMatchObject({
      shipping: { default: 0.5, regions: { Savannah: 12.35 } },
      agentFee: 10,
      pricing: [{ label: 'Accessories', from: 20 }],
    });
  });

  it('come back as they were, to the pesewa', () => {
    expect(settingsOfChange(settingsJson(view))).toEqual(fields);
  });

  it('that a change does not name are not written', () => {
    expect(settingsOfChange({ shopName: 'Akwadaa' })).toEqual({ shopName: 'Akwadaa' });
    expect(settingsOfChange({ shipping: { default: 0 } })).toEqual({ shipping: { defaultPesewas: 0 } });
  });
});
