import { shippingFee, variesByRegion } from './shipping-fee.ts';

const rates = { defaultPesewas: 500, regions: { Northern: 1500, 'Greater Accra': 0 } };

test.each([
  ['Northern', 1500],
  [' northern ', 1500],
  ['Northern Region', 1500],
  ['Greater Accra', 0],
  ['Volta', 500],
  [null, 500],
])('sending to %p costs %p pesewas', (region, fee) => {
  expect(shippingFee(rates, region)).toBe(fee);
});

test('rates vary where a region’s fee is not the default', () => {
  expect(variesByRegion(rates)).toBe(true);
  expect(variesByRegion({ defaultPesewas: 500, regions: { Northern: 500 } })).toBe(false);
});
