import { changesBetween, isEmpty } from './changes-between.ts';

test('what differs is told with its values, also what is new or gone', () => {
  const before = { title: 'Sizing', isVisible: true, Northern: 1500 };
  expect(changesBetween(before, { title: 'Sizes', isVisible: true, Savannah: 0 })).toEqual({
    title: { from: 'Sizing', to: 'Sizes' },
    Northern: { from: 1500, to: null },
    Savannah: { from: null, to: 0 },
  });
});

test('a long or personal text is named without its values', () => {
  const changes = changesBetween({ phone: '+233372022410' }, { phone: '+233241234567' }, new Set(['phone']));
  expect(changes).toEqual({ phone: { from: null, to: null } });
});

test('nothing differs, nothing is told', () => {
  expect(isEmpty(changesBetween({ title: 'Sizing' }, { title: 'Sizing' }))).toBe(true);
});
