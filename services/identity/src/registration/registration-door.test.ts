import { registrationDoor } from './registration-door.ts';

const person = { name: 'Ama', email: 'ama@example.test', password: 'Passw0rd!' };
const customer = { ...person, type: 'customer', phone: '0241234567', gender: 'female' };
const agent = {
  ...person,
  type: 'delivery',
  nationalId: 'GHA-123456789-0',
  dateOfBirth: '1995-04-01',
  emergencyContactName: 'Esi',
  emergencyContactPhone: '0372012345',
  region: 'Northern',
  licenseNumber: 'DL-1',
  vehicleType: 'Motorbike',
  vehiclePlate: 'NR-1-20',
  agentAddress: 'Lamashegu',
};
const faultsOf = (value: unknown) => registrationDoor.safeParse(value).error?.issues.map(({ path }) => path.join('.'));

test('a customer’s phone comes out in its one form', () => {
  expect(registrationDoor.parse(customer)).toMatchObject({ phone: '+233241234567' });
});

test('a role that somebody brings along is dropped', () => {
  const checked = registrationDoor.parse({ ...customer, role: { name: 'admin' }, roleId: 1, roleIds: [1] });
  expect(Object.keys(checked).sort()).toEqual(['email', 'gender', 'name', 'password', 'phone', 'type']);
});

test.each([['admin'], ['Admin'], [' admin '], [['customer']], [{ name: 'admin' }], [null]])(
  'nobody registers as %j',
  (type) => {
    expect(registrationDoor.safeParse({ ...customer, type }).error?.issues[0]?.message).toBe(
      'Register as a customer, a vendor or a delivery agent.',
    );
  },
);

test('all that is missing is named', () => {
  expect(faultsOf({ ...person, type: 'customer' })).toEqual(['phone', 'gender']);
});

test('wrong phones are named by their fields', () => {
  expect(faultsOf({ ...customer, phone: '12' })).toEqual(['phone']);
  expect(faultsOf({ ...person, type: 'vendor', shopName: 'S', shopAddress: 'A', shopPhone: '12' })).toEqual([
    'shopPhone',
  ]);
  expect(faultsOf({ ...agent, emergencyContactPhone: 'abc' })).toEqual(['emergencyContactPhone']);
});
