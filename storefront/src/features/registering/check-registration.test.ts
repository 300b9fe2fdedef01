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

  test('a phone of any kind of account that can’t be one is told, and an optional one may be left out', () => {
    const sentence = 'Give a phone number of Ghana, such as 024 123 4567.';
    const errorsOf = (changed: object) => ({ errors: {}, ...checkRegistration({ ...customer, ...changed }) }).errors;
    expect(errorsOf({ phone: '12' })).toEqual({ phone: sentence });
    expect(errorsOf({ type: 'delivery', emergencyContactPhone: '12' })).toMatchObject({
      emergencyContactPhone: sentence,
    });
    const vendor = { type: 'vendor', shopName: 'Little Stars', shopAddress: 'Aboabo Market' };
    expect(errorsOf({ ...vendor, shopPhone: '12' })).toEqual({ shopPhone: sentence });
    expect(errorsOf({ ...vendor, shopPhone: '' })).toEqual({});
  });

  test('a vendor needs a shop name and a shop address, and nothing more of the shop', () => {
    const { errors } = { errors: {}, ...checkRegistration({ ...customer, type: 'vendor' }) };
    expect(Object.keys(errors).sort()).toEqual(['shopAddress', 'shopName']);
  });

  test('an e-mail address or a date of birth that is left out is asked for, and not called malformed', () => {
    const { errors } = {
      errors: {},
      ...checkRegistration({ ...customer, type: 'delivery', email: '', dateOfBirth: '' }),
    };
    expect(errors).toMatchObject({ email: 'E-mail is required.', dateOfBirth: 'Date of birth is required.' });
    expect({ errors: {}, ...checkRegistration({ ...customer, email: 'efua' }) }.errors).toEqual({
      email: 'Invalid email address',
    });
  });

  test('a delivery agent gives every one of its fields', () => {
    const { errors } = { errors: {}, ...checkRegistration({ ...customer, type: 'delivery' }) };
    expect(Object.keys(errors)).toHaveLength(9);
  });
});
