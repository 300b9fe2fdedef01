import { changedFields } from './changed-fields.ts';

const loaded = { id: 3, name: 'Esi', phone: '+233241112223', note: null, isOpen: true, roleIds: [1, 2] };

test('what is as it was loaded is not told', () => {
  expect(changedFields({ ...loaded, name: 'Esi Ofori' }, loaded)).toEqual({ name: 'Esi Ofori' });
  expect(changedFields({ ...loaded, roleIds: [1, 2] }, loaded)).toEqual({});
});

test('what was taken away or switched off is told', () => {
  expect(changedFields({ phone: null, isOpen: false, roleIds: [1] }, loaded)).toEqual({
    ...{ phone: null, isOpen: false, roleIds: [1] },
  });
  expect(changedFields({ phone: '' }, loaded)).toEqual({ phone: '' });
});

test('an empty field that was empty is no change, and neither is a field that the form has not', () => {
  expect(changedFields({ note: '' }, loaded)).toEqual({});
  expect(changedFields({ name: undefined }, loaded)).toEqual({});
});

test('a field of which the record says nothing is told', () => {
  expect(changedFields({ password: 'An0ther!pass', note: null }, { id: 3 })).toEqual({
    ...{ password: 'An0ther!pass', note: null },
  });
});
