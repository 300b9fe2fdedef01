import type { Settings } from '@shop/contracts/rest/settings';
import { settingsChange, valuesOf } from './settings-values.ts';

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

  it('tells nothing where nothing was changed', () => {
    expect(settingsChange(settings, valuesOf(settings))).toEqual({});
  });

  it('tells what was changed alone, of the fees and of the rest', () => {
    const values = valuesOf(settings);
    expect(settingsChange(settings, { ...values, address: 'Bolgatanga' })).toEqual({ address: 'Bolgatanga' });
    const shipping = { ...values.shipping, default: 0 };
    expect(settingsChange(settings, { ...values, shipping })).toEqual({ shipping: { default: 0 } });
  });

  it('tells the fees of all regions where one was changed: one of nothing stays one, and no other is lost', () => {
    const values = valuesOf(settings);
    const regions = { ...values.shipping.regions, Northern: null, Volta: 9 };
    expect(settingsChange(settings, { ...values, shipping: { ...values.shipping, regions } })).toEqual({
      shipping: { regions: { Savannah: 0, 'Old region': 7, Volta: 9 } },
    });
  });
});
