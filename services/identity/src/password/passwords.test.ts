import { createPasswords } from './passwords.ts';

test('a password matches its own hash only, in any Unicode form', async () => {
  const passwords = await createPasswords('test');
  const stored = await passwords.hash('caf\u00e9 Ɔkɔ 🧒🏾');
  expect(await passwords.match('cafe\u0301 Ɔkɔ 🧒🏾', stored)).toBe(true);
  expect(await passwords.match('cafe Ɔkɔ 🧒🏾', stored)).toBe(false);
});

test('nobody’s password matches, not even the decoy’s', async () => {
  const passwords = await createPasswords('test');
  expect(await passwords.match('nobody has this password', null)).toBe(false);
});

test('the full cost is argon2id with 19 MiB, two passes, one lane', async () => {
  const passwords = await createPasswords('full');
  expect(await passwords.hash('Passw0rd!')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('one password has another hash each time', async () => {
  const passwords = await createPasswords('test');
  expect(await passwords.hash('Passw0rd!')).not.toBe(await passwords.hash('Passw0rd!'));
});
