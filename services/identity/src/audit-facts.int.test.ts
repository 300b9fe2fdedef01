import { customer, startIdentity, vendor } from '../test/identity-under-test.ts';
import type { IdentityUnderTest } from '../test/identity-under-test.ts';
import { readIdentityAudit } from './audit-facts.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

test('a sound database has nothing to tell; a broken one gets a sentence for each fault', async () => {
  const { database } = identity.parts;
  const buyer = await identity.signedIn(customer());
  const owner = await identity.signedIn(vendor());
  const address = {
    title: 'Home',
    street: 'S',
    city: 'Tamale',
    region: 'Northern',
    country: 'Ghana',
    phone: '0201234567',
  };
  for (const json of [address, address]) await identity.call('POST', '/addresses', { token: buyer.token, json });
  expect(await readIdentityAudit(database)).toEqual([]);

  await database.execute('DROP INDEX address_one_default');
  await database.execute('UPDATE address SET is_default = true');
  await database.execute(
    'UPDATE user_account SET deleted_at = created_at, email = NULL, password_hash = NULL, phone = NULL WHERE id = $1',
    [owner.id],
  );
  expect(await readIdentityAudit(database)).toEqual([
    `customer ${buyer.id} has 2 default addresses`,
    expect.stringMatching(/^vendor \d+ has no user$/),
  ]);
});
