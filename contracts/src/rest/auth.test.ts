import { PASSWORD_MASK } from '../password-mask.ts';
import { profileChangeSchema, registrationSchema } from './auth.ts';

const customer = {
  ...{ name: 'Efua', email: 'efua@example.test', password: 'Passw0rd!', phone: '0241234567', gender: 'female' },
};

describe('the type of a registration', () => {
  it.each(['customer', 'Customer', 'CUSTOMER'])('%s is a customer', (type) => {
    expect(registrationSchema.parse({ ...customer, type }).type).toBe('customer');
  });

  it.each(['admin', 'Admin', '', null, 7, undefined])('%j is none', (type) => {
    const { error } = registrationSchema.safeParse({ ...customer, type });
    expect(error?.issues[0]?.message).toBe('Register as a customer, a vendor or a delivery agent.');
  });

  it.each([null, 'customer', [], 7])('there is none in %j', (body) => {
    expect(registrationSchema.safeParse(body).success).toBe(false);
  });
});

describe('the password in a change of one’s profile', () => {
  it.each(['password', 'passwordHash'])('is taken from %s', (field) => {
    expect(profileChangeSchema.parse({ [field]: 'Another-Pass 1' })).toEqual({ password: 'Another-Pass 1' });
  });

  it.each(['', null, undefined, PASSWORD_MASK])('stays where it is %j', (value) => {
    expect(profileChangeSchema.parse({ password: value, passwordHash: value }).password).toBeUndefined();
  });

  it('has eight characters', () => {
    expect(profileChangeSchema.safeParse({ passwordHash: 'short' }).success).toBe(false);
  });
});
