import { vendors } from './vendor-form.ts';

const file = new File(['x'], 'front.png', { type: 'image/png' });
const shop = {
  id: 3,
  images: [
    { id: 1, url: '/media/a/640.webp' },
    { id: 2, url: '/media/b/640.webp' },
  ],
  videos: [],
};
const sent = (values: Record<string, unknown>) => [...(vendors.update?.body(values, shop) as FormData).entries()];

describe('the form of a shop', () => {
  it('adds what was chosen and removes what is no longer shown', () => {
    const shown = [shop.images[1], { key: 'chosen-1', file }];
    expect(sent({ shopName: 'Esi Kids', shopPhone: null, images: shown })).toEqual([
      ['shopName', 'Esi Kids'],
      ['shopPhone', ''],
      ['images', expect.objectContaining({ name: 'front.png' })],
      ['removedImageIds', '[1]'],
      ['removedVideoIds', '[]'],
    ]);
  });

  it('tells what differs from the shop as it was loaded alone', () => {
    const loaded = { ...shop, shopName: 'Esi Kids', shopPhone: '+233241112223', shopLatitude: 9.4, isActive: true };
    const body = vendors.update?.body({ ...loaded, shopPhone: null, shopLatitude: 9.5 }, loaded) as FormData;
    expect([...body.entries()]).toEqual([
      ['shopPhone', ''],
      ['shopLatitude', '9.5'],
      ['removedImageIds', '[]'],
      ['removedVideoIds', '[]'],
    ]);
  });

  it('leaves pictures alone where it has no field for them', () => {
    expect(sent({ isActive: true })).toEqual([
      ['isActive', 'true'],
      ['removedImageIds', '[]'],
      ['removedVideoIds', '[]'],
    ]);
  });
});
