import { partOfRole } from './role-part.ts';

describe('what is made besides a user', () => {
  it.each([
    ['Vendor', 'vendors'],
    ['DELIVERY', 'deliveryAgents'],
  ])('of the role %s: one of %s', (name, resource) => {
    expect(partOfRole({ name })?.resource).toBe(resource);
  });

  it.each(['customer', 'admin', 'vendors', 'constructor'])('of the role %s: nothing', (name) => {
    expect(partOfRole({ name })).toBeNull();
  });

  it('without a role: nothing', () => {
    expect(partOfRole(undefined)).toBeNull();
  });
});
