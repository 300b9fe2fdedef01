import { changesBetween } from './changes-between.ts';

const personal = new Set(['name', 'phone']);

test('what differs is told with its values', () => {
  const before = { shopName: 'Stars', isActive: false, region: null };
  expect(changesBetween(before, { shopName: 'Bright Stars', isActive: false, region: 'Northern' }, personal)).toEqual({
    shopName: { from: 'Stars', to: 'Bright Stars' },
    region: { from: null, to: 'Northern' },
  });
});

test('a personal field is named without its values', () => {
  const changes = changesBetween({ name: 'Ama', phone: null }, { name: 'Esi', phone: '+233241234567' }, personal);
  expect(changes).toEqual({ name: { from: null, to: null }, phone: { from: null, to: null } });
});

test('nothing differs, nothing is told', () => {
  expect(changesBetween({ name: 'Ama' }, { name: 'Ama' }, personal)).toEqual({});
});
