import { openingSteps } from './opening-steps.ts';

const shop = { shopPhone: '+233244101201', shopLocation: 'Tamale', shopAddress: 'Stall 14' };
const done = (...of: Parameters<typeof openingSteps>) => openingSteps(...of).map(({ isDone }) => isDone);

describe('the steps of a shop that is not open yet', () => {
  it('are done one by one, and the last is never the vendor’s own', () => {
    expect(done(shop, 0)).toEqual([true, false, false]);
    expect(done(shop, 3)).toEqual([true, true, false]);
  });

  it.each(['shopPhone', 'shopLocation', 'shopAddress'])('begin with the settings while %s is missing', (field) => {
    expect(done({ ...shop, [field]: null }, 3)).toEqual([false, true, false]);
    expect(done({ ...shop, [field]: ' ' }, 3)).toEqual([false, true, false]);
  });
});
