import { mapAppLink } from './map-app-link.ts';

const address = {
  ...{ title: 'Home', street: '12 Dagomba Rd & Co', city: 'Tamale', region: 'Northern', country: 'Ghana' },
  ...{ phone: '+233241234567', latitude: 9.4, longitude: -0.85 },
};
const ANDROID = 'Mozilla/5.0 (Linux; Android 12; TECNO)';

test('a picked place opens the phone’s map at that place', () => {
  const words = '12%20Dagomba%20Rd%20%26%20Co%2C%20Tamale%2C%20Northern';
  expect(mapAppLink(address, ANDROID)).toBe(`geo:9.4,-0.85?q=9.4,-0.85(${words})`);
  expect(mapAppLink(address, 'Mozilla/5.0 (iPhone)')).toBe(`https://maps.apple.com/?q=${words}&ll=9.4,-0.85`);
});

test('an address without a place is searched for by its words', () => {
  expect(mapAppLink({ ...address, latitude: null }, ANDROID)).toMatch(/^geo:0,0\?q=12%20Dagomba/);
});
