import type { Caller } from '@shop/chassis/auth/caller';
import { Problem } from '@shop/chassis/errors/problem';
import { ROLES } from '@shop/contracts/roles';
import { guard } from './guard.ts';
import type { Who } from './route.ts';

const visitor: Caller = { kind: 'visitor' };
const service: Caller = { kind: 'service', name: 'orders' };
const person = (role: (typeof ROLES)[number]): Caller => ({
  kind: 'person',
  id: 7,
  email: 'a@shop.test',
  role,
  vendorId: null,
  tokenId: 't',
  expiresAt: 0,
});

const refusalOf = (who: Who, caller: Caller, sentence?: string) => {
  try {
    guard(who, caller, sentence);
    return null;
  } catch (error) {
    return error instanceof Problem ? { status: error.status, message: error.message } : error;
  }
};

describe('the guard', () => {
  it.each([visitor, service, ...ROLES.map(person)])('lets anyone through where anyone may', (caller) => {
    expect(refusalOf('anyone', caller)).toBeNull();
  });

  it.each(ROLES)('lets a signed-in %s through where one has to be signed in', (role) => {
    expect(refusalOf('signed-in', person(role))).toBeNull();
  });

  it.each(ROLES)('lets a %s through where that role may, and no other', (role) => {
    expect(refusalOf([role], person(role))).toBeNull();
    const others = ROLES.filter((other) => other !== role);
    expect(refusalOf(others, person(role))).toMatchObject({ status: 403 });
  });

  it.each<[Who, Caller]>([
    ['signed-in', visitor],
    [['admin'], visitor],
    ['signed-in', service],
    [['admin'], service],
    [[], visitor],
  ])('asks whoever is no person to sign in', (who, caller) => {
    expect(refusalOf(who, caller)).toMatchObject({ status: 401 });
  });

  it('says the documented sentence to another role', () => {
    const sentence = 'Only admins can delete carts.';
    expect(refusalOf(['admin'], person('vendor'), sentence)).toEqual({ status: 403, message: sentence });
  });
});
