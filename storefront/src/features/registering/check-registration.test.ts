import { checkRegistration } from './check-registration.ts';

const typed = {
  type: 'customer',
  name: 'Ɛfua Ɔfori-Mensah',
  email: 'efua@example.test',
  phone: '059 123 4567',
  gender: 'female',
  password: 'Passw0rd!',
};
const customer = { ...typed, confirmPassword: 'Passw0rd!' };

describe('a registration', () => {
  test('is sent without the repeated password, the name as it was typed', () => {
    expect(checkRegistration(customer)).toEqual({ registration: typed });
  });

  test('two different passwords do not match', () => {
    expect(checkRegistration({ ...customer, confirmPassword: 'other' })).toEqual({
      registration: null,
      errors: { confirmPassword: 'Passwords do not match' },
    });
  });

  test('a vendor needs a shop name and a shop address, and nothing more of the shop', () => {
    const { errors } = { errors: {}, ...checkRegistration({ ...customer, type: 'vendor' }) };
    expect(Object.keys(errors).sort()).toEqual(['shopAddress', 'shopName']);
  });

  test('a delivery agent gives every one of its fields', () => {
    const { errors } = { errors: {}, ...checkRegistration({ ...customer, type: 'delivery' }) };
    expect(Object.keys(errors)).toHaveLength(9);
  });
});
