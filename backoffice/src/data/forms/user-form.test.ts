import { PASSWORD_MASK } from '@shop/contracts/password-mask';
import { users } from './user-form.ts';

const held = (roleId: number) => ({ roleId, role: { id: roleId, name: `role ${roleId}` } });
const user = {
  ...{ id: 7, name: 'Abena', email: 'abena@shop.test', phone: '+233241112223', imageUrl: null },
  roles: [held(2), held(1)],
};
const shown = { ...user, passwordHash: PASSWORD_MASK, roleIds: [2, 1] };
const told = (values: Record<string, unknown>) => users.update?.body({ ...shown, ...values }, user);

test('a change of a user’s phone says nothing of the roles, which another admin may have changed meanwhile', () => {
  expect(told({ phone: '0201234567' })).toEqual({ phone: '0201234567' });
});

test('roles are told where they are others, not where the same ones were ticked anew', () => {
  expect(told({ roleIds: [1, 2] })).toEqual({});
  expect(told({ roleIds: [1] })).toEqual({ roleIds: [1] });
});

test('a phone that was taken away is told as none', () => {
  expect(told({ phone: null })).toEqual({ phone: null });
});

test('a typed password is told, its mask is not', () => {
  expect(told({ passwordHash: 'An0ther!pass' })).toEqual({ passwordHash: 'An0ther!pass' });
});
