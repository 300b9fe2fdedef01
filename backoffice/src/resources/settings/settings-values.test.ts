import type { Settings } from '@shop/contracts/rest/settings';
import { settingsOf, valuesOf } from './settings-values.ts';

const settings: Settings = {
  ...{ shopName: 'Akwadaa', phone: '+233372022410', email: 'hello@akwadaa.example', address: 'Tamale' },
  ...{ currency: 'GHS', symbol: '₵', agentFee: 10, pricing: [] },
  shipping: { default: 5, regions: { Northern: 15, Savannah: 0, 'Old region': 7 } },
};

describe('the settings’ form', () => {
  it('offers every region, empty where the usual fee holds', () => {
    const { regions } = valuesOf(settings).shipping;
    expect(regions).toMatchObject({ Northern: 15, 'Greater Accra': null });
    expect(Object.keys(regions)).toHaveLength(17);
  });

  it('gives back what it was given: a fee of nothing stays one, and no region is lost', () => {
    expect(settingsOf(valuesOf(settings))).toEqual(settings);
  });
});
