import { builtInNames, lostRoles } from './held-roles.ts';

const vendor = { id: 2, name: 'vendor', builtIn: true };
const customer = { id: 4, name: 'customer', builtIn: true };
const auditor = { id: 5, name: 'auditor', builtIn: false };

test('an invented role grants nothing', () => {
  expect(builtInNames([vendor, auditor])).toEqual(['vendor']);
});

test('an invented role that is called like a built-in one grants nothing either', () => {
  expect(builtInNames([{ id: 9, name: 'admin', builtIn: false }])).toEqual([]);
});

test('a role is lost by who held it and does not any more', () => {
  expect(lostRoles([vendor, customer, auditor], [customer])).toEqual(['vendor']);
  expect(lostRoles([customer], [customer, vendor])).toEqual([]);
});
