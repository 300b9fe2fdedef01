import { createMemoryTestCache } from '@shop/testing/test-cache';
import { failingCache } from '../../test/failing-cache.ts';
import { PASSWORD, claimsOf, customer, startIdentity, vendor } from '../../test/identity-under-test.ts';
import type { IdentityUnderTest } from '../../test/identity-under-test.ts';
import { movableClock } from '../../test/movable-clock.ts';
import { createPasswords } from '../password/passwords.ts';
import type { Passwords } from '../password/passwords.ts';
import { createKeyRing } from '../token/key-ring.ts';
import { createPersonTokens } from '../token/person-tokens.ts';
import { FAILURES_PER_ACCOUNT, createSignInLimit } from './sign-in-limit.ts';
import { signIn } from './sign-in.ts';

const clock = movableClock();
const cache = failingCache(createMemoryTestCache({ now: clock.now }));
let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity({ cache, now: clock.now });
});
afterAll(() => identity.stop());

const registered = async (): Promise<string> => (await identity.signedIn(customer())).email;

async function failTimes(count: number, email: string, addressOf: (index: number) => string): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    expect((await identity.signIn(email, `wrong ${index}`, addressOf(index))).status).toBe(401);
  }
}
/** The use case on this test's own wiring. */
function useCase(passwords: Passwords) {
  const { parts } = identity;
  const limit = createSignInLimit({ cache, ownCache: createMemoryTestCache({ now: clock.now }), now: clock.now });
  const personTokens = createPersonTokens({ ...parts, keyRing: createKeyRing(parts), tokenLifeS: 60 });
  return { limit, parts: { database: parts.database, passwords, signInLimit: limit, personTokens } };
}

const from = (address: string) => () => address;

test('a person signs in with its address in any case and with blanks around it', async () => {
  const email = await registered();
  const { status, body } = await identity.signIn(` ${email.toUpperCase()} `);
  expect(status).toBe(200);
  expect(claimsOf(body.token)['email']).toBe(email);
});

test('a token lives for twelve hours', async () => {
  const { token } = await identity.signedIn(customer());
  const { iat, exp } = claimsOf(token);
  expect(Number(exp) - Number(iat)).toBe(12 * 3600);
  clock.move(12 * 3600_000 + 1000);
  expect(await identity.call('GET', '/users/me', { token })).toMatchObject({
    status: 401,
    body: { code: 'token_expired' },
  });
});

test('an unknown address and a wrong password are answered alike', async () => {
  const wrong = await identity.signIn(await registered(), 'nope');
  const unknown = await identity.signIn('nobody@example.test', 'nope');
  expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
  expect(unknown.body).toEqual(wrong.body);
  expect(unknown.status).toBe(401);
});

test.each(['no-address', 'a\u0000b@example.test', '\ud800@example.test', `${'x'.repeat(240)}@example.test`])(
  'what is no address is a 401 too: %j',
  async (email) => {
    expect((await identity.signIn(email)).status).toBe(401);
  },
);

test('a missing password is a 400', async () => {
  expect((await identity.call('POST', '/sign-in', { json: { email: 'a@example.test' } })).status).toBe(400);
});

test('a deleted user can’t sign in', async () => {
  const { id, email } = await identity.signedIn(customer());
  await identity.parts.database.execute(
    'UPDATE user_account SET deleted_at = $2, password_hash = NULL, phone = NULL, email = NULL WHERE id = $1',
    [id, clock.now()],
  );
  expect((await identity.signIn(email)).status).toBe(401);
});

test('a vendor whose shop is not active may sign in', async () => {
  const { token } = await identity.signedIn(vendor());
  expect(claimsOf(token)['role']).toEqual({ name: 'vendor' });
});

test('after ten failures from one address the account is closed to that address for a quarter of an hour', async () => {
  const email = await registered();
  await failTimes(10, email, from('10.1.0.1'));
  const refused = await identity.signIn(email, PASSWORD, '10.1.0.1');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_sign_ins' } });
  expect(Number(refused.headers.get('retry-after'))).toBe(900);
  clock.move(899_000);
  expect((await identity.signIn(email, PASSWORD, '10.1.0.1')).status).toBe(429);
  clock.move(1_000);
  expect((await identity.signIn(email, PASSWORD, '10.1.0.1')).status).toBe(200);
});

test('a stranger’s failures do not lock the owner out, nor other accounts of that address', async () => {
  const email = await registered();
  await failTimes(10, email, from('10.2.0.1'));
  expect((await identity.signIn(email, PASSWORD, '10.2.0.2')).status).toBe(200);
  expect((await identity.signIn(await registered(), PASSWORD, '10.2.0.1')).status).toBe(200);
});

test('the owner’s success from elsewhere does not let a stranger go on', async () => {
  const email = await registered();
  await failTimes(10, email, from('10.3.0.1'));
  expect((await identity.signIn(email, PASSWORD, '10.3.0.2')).status).toBe(200);
  expect((await identity.signIn(email, 'guess', '10.3.0.1')).status).toBe(429);
});

test('a hundred failures from everywhere close the account to every address', async () => {
  const email = await registered();
  await failTimes(FAILURES_PER_ACCOUNT, email, (index) => `10.4.${index}.1`);
  expect((await identity.signIn(email, PASSWORD, '10.5.0.1')).status).toBe(429);
});

test('successes are not counted', async () => {
  const email = await registered();
  for (let times = 0; times < 12; times += 1) expect((await identity.signIn(email)).status).toBe(200);
});

test('a right guess is not believed when ten wrong ones came while it was being checked', async () => {
  const email = await registered();
  const attempt = { email, password: PASSWORD, clientAddress: '10.6.0.1' };
  const passwords = await createPasswords('test');
  const { parts, limit } = useCase(passwords);
  const slow: Passwords = {
    ...passwords,
    match: async (...checked) => {
      await Promise.all(Array.from({ length: 10 }, () => limit.countFailure(attempt)));
      return passwords.match(...checked);
    },
  };
  await expect(signIn({ ...parts, passwords: slow }, attempt)).rejects.toMatchObject({ status: 429 });
});

test('an unknown address costs the work of a password check too', async () => {
  const passwords = await createPasswords('test');
  const checked: (string | null)[] = [];
  const watched: Passwords = {
    ...passwords,
    match: (password, hash) => {
      checked.push(hash);
      return passwords.match(password, hash);
    },
  };
  const { parts } = useCase(watched);
  for (const email of ['unknown@example.test', 'no address']) {
    const attempt = { email, password: PASSWORD, clientAddress: '10.8.0.1' };
    await expect(signIn(parts, attempt)).rejects.toMatchObject({ status: 401 });
  }
  expect(checked).toEqual([null, null]);
});

test('while the cache is away people sign in, and failures still count', async () => {
  const email = await registered();
  cache.cut();
  try {
    expect((await identity.signIn(email, PASSWORD, '10.7.0.1')).status).toBe(200);
    await failTimes(10, email, from('10.7.0.1'));
    expect((await identity.signIn(email, PASSWORD, '10.7.0.1')).status).toBe(429);
  } finally {
    cache.mend();
  }
});
