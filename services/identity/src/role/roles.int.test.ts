import { eventually } from '@shop/testing/eventually';
import { customer, listText, startIdentity } from '../../test/identity-under-test.ts';
import type { IdentityUnderTest, SignedIn } from '../../test/identity-under-test.ts';

let identity: IdentityUnderTest;
let admin: SignedIn;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.signedInAdmin();
});
afterAll(() => identity.stop());

let number = 0;
const unique = (word: string) => `${word} ${++number}`;
const make = (json: object, token: string | undefined = admin.token) =>
  identity.call('POST', '/roles', { token, json });
const change = (id: number, json: object) => identity.call('PUT', `/roles/${id}`, { token: admin.token, json });
const remove = (id: number) => identity.call('DELETE', `/roles/${id}`, { token: admin.token });
const list = (query: Record<string, unknown> = {}) =>
  identity.call('GET', `/roles?${listText(query)}`, { token: admin.token });

test('the four built-in roles are there', async () => {
  const { body } = await list({ sort: ['id', 'ASC'], range: [0, 3] });
  expect(body.rows.map(({ name }) => name)).toEqual(['admin', 'vendor', 'delivery', 'customer']);
  expect(Object.keys(body.rows[0] ?? {})).toEqual(['id', 'name', 'description']);
});

test('a role is made, changed and deleted, and each is told', async () => {
  const name = unique('auditor');
  const made = await make({ name, description: 'reads' });
  expect(made).toMatchObject({ status: 201, body: { name, description: 'reads' } });
  const { id } = made.body;
  expect((await change(id, { description: '' })).body).toEqual({ id, name, description: null });
  expect((await change(id, { name: `${name} 2` })).body).toEqual({ id, name: `${name} 2`, description: null });
  expect((await change(id, { name: `${name} 2` })).status).toBe(200);
  expect((await remove(id)).status).toBe(204);
  expect((await remove(id)).status).toBe(404);
  const told = (await identity.events('identity.role-changed.v1')).filter(({ roleId }) => roleId === id);
  expect(told).toEqual([
    { roleId: id, name, deleted: false, version: 1 },
    { roleId: id, name, deleted: false, version: 2, changes: { description: { from: 'reads', to: null } } },
    { roleId: id, name: `${name} 2`, deleted: false, version: 3, changes: { name: { from: name, to: `${name} 2` } } },
    { roleId: id, name: `${name} 2`, deleted: true, version: 4 },
  ]);
});

test('a name is taken in whatever case, in any script', async () => {
  const name = unique('Ɔkyeame');
  await make({ name });
  for (const again of [name, name.replace('Ɔ', 'ɔ'), ` ${name} `]) {
    expect(await make({ name: again })).toMatchObject({ status: 409, body: { code: 'name_taken' } });
  }
  expect(await make({ name: 'ADMIN' })).toMatchObject({ status: 409, body: { code: 'name_taken' } });
  const other = (await make({ name: unique('other') })).body.id;
  expect((await change(other, { name })).status).toBe(409);
  expect((await list({ filter: { q: 'ɔKY' } })).body.rows).toHaveLength(1);
});

test.each([{ name: ' ' }, {}, { name: 7 }, { name: 'x'.repeat(201) }])('%j is no role', async (json) => {
  const { status, body } = await make(json);
  expect([status, body.code]).toEqual([400, 'invalid']);
});

test('a blank name is refused with the documented words', async () => {
  expect((await make({ name: '' })).body.message).toContain('Role name is required');
});

test('a built-in role keeps its name and stays; its description is free', async () => {
  const id = await identity.roleId('vendor');
  expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'built_in_role' } });
  expect(await change(id, { name: 'seller' })).toMatchObject({ status: 409, body: { code: 'built_in_role' } });
  expect((await change(id, { name: 'vendor', description: 'Sells' })).body).toEqual({
    id,
    name: 'vendor',
    description: 'Sells',
  });
});

test('a role that somebody holds stays, and the answer says how many do', async () => {
  const { id } = (await make({ name: unique('held') })).body;
  const customerRole = await identity.roleId('customer');
  for (let held = 1; held <= 2; held++) {
    const buyer = await identity.signedIn(customer());
    const put = await identity.call('PUT', `/users/${buyer.id}`, {
      token: admin.token,
      json: { roleIds: [customerRole, id] },
    });
    expect(put.status).toBe(200);
    const refused = await remove(id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect(refused.body.message).toContain(held === 1 ? '1 user ' : '2 users ');
  }
});

test('who deletes a role waits for who is just giving it to somebody', async () => {
  const { database } = identity.parts;
  const { id } = (await make({ name: unique('race') })).body;
  const buyer = await identity.signedIn(customer());
  const removing = await database.transaction(async (tx) => {
    await tx.execute('INSERT INTO user_role (user_id, role_id) VALUES ($1, $2)', [buyer.id, id]);
    const answer = remove(id);
    await eventually('the deletion waits', async () => {
      const waiting = await database.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
    return [answer];
  });
  expect(await removing[0]).toMatchObject({ status: 409, body: { code: 'in_use' } });
});

test('roles are admins’ business', async () => {
  const buyer = await identity.signedIn(customer());
  for (const [method, path] of [
    ['GET', '/roles'],
    ['POST', '/roles'],
    ['PUT', '/roles/1'],
    ['DELETE', '/roles/1'],
  ] as const) {
    expect((await identity.call(method, path)).status).toBe(401);
    for (const token of [buyer.token, identity.serviceToken('orders')]) {
      expect((await identity.call(method, path, { token, ...(method === 'GET' ? {} : { json: {} }) })).status).toBe(
        403,
      );
    }
  }
});

test('unknown keys of the list are a 400', async () => {
  expect((await list({ sort: ['builtIn', 'ASC'] })).status).toBe(400);
  expect((await list({ filter: { name: 'x' } })).status).toBe(400);
});
