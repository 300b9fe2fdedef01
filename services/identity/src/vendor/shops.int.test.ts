import type { VendorView } from '@shop/contracts/services/identity';
import { claimsOf, customer, listText, startIdentity, vendor } from '../../test/identity-under-test.ts';
import type { IdentityUnderTest, SignedIn } from '../../test/identity-under-test.ts';
import { MOST_MEDIA } from './change-media.ts';

let identity: IdentityUnderTest;
let admin: SignedIn;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.signedInAdmin();
});
afterAll(() => identity.stop());

const noMedia = { imageUrls: [], videoUrls: [], removedImageIds: [], removedVideoIds: [] };
const make = (json: object, token: string | undefined = admin.token) =>
  identity.call<VendorView & { code: string; message: string; issues: { path: string }[] }>('POST', '/vendors', {
    token,
    json: { isActive: false, imageUrls: [], videoUrls: [], ...json },
  });
const change = (id: number, json: object, token: string | undefined = admin.token) =>
  identity.call<VendorView & { code: string; issues: { path: string }[] }>('PUT', `/vendors/${id}`, {
    token,
    json: { ...noMedia, ...json },
  });
const read = (id: number, token: string | undefined = admin.token) =>
  identity.call<VendorView>('GET', `/vendors/${id}`, { token });
const list = (query: Record<string, unknown>, token?: string) =>
  identity.call<{ rows: VendorView[]; total: number }>('GET', `/vendors?${listText(query)}`, { token });
/** A user to whom an admin gave the role, and who has no shop yet. */
async function vendorWithoutShop(): Promise<SignedIn> {
  const person = await identity.signedIn(customer());
  const roleIds = [await identity.roleId('vendor')];
  await identity.call('PUT', `/users/${person.id}`, { token: admin.token, json: { roleIds } });
  return { ...person, token: (await identity.signIn(person.email)).body.token };
}
async function shop(): Promise<SignedIn & { vendorId: number }> {
  const owner = await identity.signedIn(vendor());
  return { ...owner, vendorId: claimsOf(owner.token)['vendorId'] as number };
}
const eventsOf = async (type: string, vendorId: number) =>
  (await identity.events(`identity.vendor-${type}.v1`)).filter((payload) => payload['vendorId'] === vendorId);

describe('an admin makes a shop', () => {
  test('for a user with the role, who has none until then', async () => {
    const owner = await vendorWithoutShop();
    const none = await identity.call('GET', '/vendors/me', { token: owner.token });
    expect(none).toMatchObject({ status: 404, body: { code: 'no_shop' } });

    const made = await make({
      userId: owner.id,
      shopName: 'Esi Kids',
      shopPhone: '024 111 2223',
      shopEmail: 'esi@example.test',
      shopWebsite: 'https://esi.example.test',
      shopOwner: 'Esi',
      shopLatitude: 10.78,
      shopLongitude: -0.85,
      imageUrls: ['/media/a/640.webp', '/media/b/640.webp'],
      videoUrls: ['/media/c/video.mp4'],
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        userId: owner.id,
        shopName: 'Esi Kids',
        shopPhone: '+233241112223',
        shopLocation: null,
        shopLatitude: 10.78,
        isActive: false,
        user: { name: 'Akosua Ɔwusu', email: owner.email },
        images: [{ url: '/media/a/640.webp', alt: null }, { url: '/media/b/640.webp' }],
        videos: [{ url: '/media/c/video.mp4', caption: null }],
      },
    });
    expect(await eventsOf('activated', made.body.vendorId)).toEqual([]);

    expect((await identity.call('GET', '/users/me', { token: owner.token })).status).toBe(401);
    expect(await identity.lowestTokenVersion(owner.id)).toBe('3');
    const { token } = (await identity.signIn(owner.email)).body;
    expect(claimsOf(token)['vendorId']).toBe(made.body.vendorId);
    expect((await identity.call('GET', '/vendors/me', { token })).body).toEqual(made.body);
  });

  test('that is active where it is said', async () => {
    const owner = await vendorWithoutShop();
    const { body } = await make({ userId: owner.id, shopName: 'Open', isActive: true });
    expect(body.isActive).toBe(true);
    expect(await eventsOf('registered', body.vendorId)).toMatchObject([{ isActive: false, version: 1 }]);
    expect(await eventsOf('activated', body.vendorId)).toMatchObject([{ isActive: true, version: 2 }]);
  });

  test('once: a second is a 409, also at the same moment', async () => {
    const owner = await vendorWithoutShop();
    const answers = await Promise.all([1, 2, 3].map((n) => make({ userId: owner.id, shopName: `Shop ${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await make({ userId: owner.id, shopName: 'Late' })).toMatchObject({
      status: 409,
      body: { code: 'has_shop' },
    });
  });

  test('not for who does not hold the role, and not for nobody', async () => {
    const buyer = await identity.signedIn(customer());
    const refused = await make({ userId: buyer.id, shopName: 'Shop' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'role_missing' } });
    expect(await make({ userId: 999_999, shopName: 'Shop' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'userId' }] },
    });
  });

  test.each([
    ['shopName', { shopName: ' ' }],
    ['shopPhone', { shopPhone: '1' }],
    ['shopEmail', { shopEmail: 'x' }],
    ['shopWebsite', { shopWebsite: 'javascript:alert(1)' }],
    ['shopLatitude', { shopLatitude: 91 }],
    ['imageUrls.0', { imageUrls: ['/etc/passwd'] }],
  ])('not with a wrong %s', async (path, json) => {
    const owner = await vendorWithoutShop();
    const { status, body } = await make({ userId: owner.id, shopName: 'Shop', ...json });
    expect([status, body.issues.map((issue) => issue.path)]).toEqual([400, [path]]);
  });
});

describe('a shop is changed', () => {
  test('by its vendor, whatever it says of being active', async () => {
    const { vendorId, token } = await shop();
    const { status, body } = await change(
      vendorId,
      { shopName: 'Bright Stars', shopOwner: 'Yaw', isActive: true },
      token,
    );
    expect([status, body.shopName, body.shopAddress, body.isActive]).toEqual([
      200,
      'Bright Stars',
      'Aboabo Market',
      false,
    ]);
    expect(await eventsOf('changed', vendorId)).toMatchObject([
      {
        shopName: 'Bright Stars',
        version: 2,
        changes: { shopName: { from: 'Little Stars', to: 'Bright Stars' }, shopOwner: { from: null, to: null } },
      },
    ]);
  });

  test('and told once, however much changes with its activation', async () => {
    const { vendorId } = await shop();
    await change(vendorId, { shopName: 'Open Stars', isActive: true });
    expect(await eventsOf('changed', vendorId)).toEqual([]);
    expect(await eventsOf('activated', vendorId)).toMatchObject([
      { shopName: 'Open Stars', isActive: true, version: 2, changes: { isActive: { from: false, to: true } } },
    ]);
    await change(vendorId, { shopName: 'Open Stars', isActive: true });
    expect((await read(vendorId)).body.version).toBe(2);
  });

  test('a field can be emptied; the name can’t', async () => {
    const { vendorId } = await shop();
    expect((await change(vendorId, { shopAddress: '' })).body.shopAddress).toBeNull();
    expect((await change(vendorId, { shopName: '' })).body.issues.map(({ path }) => path)).toEqual(['shopName']);
  });

  test('pictures are added after those that are there, and go where they are named', async () => {
    const one = await shop();
    const another = await shop();
    const theirs = (await change(another.vendorId, { imageUrls: ['/media/x/640.webp'] })).body.images[0];
    await change(one.vendorId, { imageUrls: ['/media/a/640.webp', '/media/b/640.webp'] }, one.token);
    const [first] = (await read(one.vendorId)).body.images;
    const { body } = await change(
      one.vendorId,
      { imageUrls: ['/media/c/640.webp'], removedImageIds: [first?.id, theirs?.id] },
      one.token,
    );
    expect(body.images.map(({ url }) => url)).toEqual(['/media/b/640.webp', '/media/c/640.webp']);
    expect((await read(another.vendorId)).body.images).toHaveLength(1);
    expect((await eventsOf('changed', one.vendorId)).at(-1)).toMatchObject({ changes: { images: { from: 2, to: 2 } } });
  });

  test('a shop shows a bounded number of pictures', async () => {
    const { vendorId } = await shop();
    const urls = (count: number) => Array.from({ length: count }, (_, n) => `/media/p${n}/640.webp`);
    expect((await change(vendorId, { imageUrls: urls(MOST_MEDIA.images) })).status).toBe(200);
    const refused = await change(vendorId, { imageUrls: urls(1), shopName: 'Too many' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_files' } });
    expect((await read(vendorId)).body).toMatchObject({ shopName: 'Little Stars' });
  });

  test('not by giving it to another user: its own may be named, another is a 409', async () => {
    const { vendorId, id } = await shop();
    const other = await vendorWithoutShop();
    expect((await change(vendorId, { userId: id, shopName: 'Little Moons' })).body.shopName).toBe('Little Moons');
    const moved = await change(vendorId, { userId: other.id, shopName: 'Taken over' });
    expect(moved).toMatchObject({ status: 409, body: { code: 'owner_stays' } });
    expect((await read(vendorId)).body).toMatchObject({ shopName: 'Little Moons', userId: id });
  });

  test('not by another vendor, a customer or a visitor', async () => {
    const { vendorId } = await shop();
    const other = await shop();
    const buyer = await identity.signedIn(customer());
    expect((await change(vendorId, { shopName: 'taken' }, other.token)).status).toBe(404);
    expect((await change(vendorId, { shopName: 'taken' }, buyer.token)).status).toBe(403);
    const visitor = await identity.call('PUT', `/vendors/${vendorId}`, { json: { ...noMedia, shopName: 'taken' } });
    expect(visitor.status).toBe(401);
    for (const token of [other.token, buyer.token]) {
      expect((await make({ userId: other.id, shopName: 'taken' }, token)).status).toBe(403);
    }
    expect((await read(vendorId)).body.shopName).toBe('Little Stars');
  });
});

describe('what is seen of a shop', () => {
  test('the public sees how to reach it, and nothing of who is behind it', async () => {
    const { vendorId, email, id } = await shop();
    await change(vendorId, {
      isActive: true,
      shopOwner: 'Yaw',
      shopPhone: '0372012345',
      imageUrls: ['/media/a/640.webp'],
    });
    const seen = (await identity.call<VendorView>('GET', `/vendors/${vendorId}`)).body;
    expect(seen).toMatchObject({ shopPhone: '+233372012345', images: [{ url: '/media/a/640.webp' }] });
    expect(seen).toMatchObject({ userId: null, shopOwner: null, user: null });
    expect(JSON.stringify(seen)).not.toContain(email);
    expect((await read(vendorId)).body).toMatchObject({ userId: id, shopOwner: 'Yaw', user: { email } });
  });

  test('the list is searched by the shop’s name, sorted, and filtered by what is active', async () => {
    const word = `w${Date.now()}`;
    for (const [name, isActive] of [
      [`Ɔpɛ ${word}`, true],
      [`Akwaaba ${word}`, false],
      [`Zoe ${word}`, true],
    ] as const) {
      await change((await shop()).vendorId, { shopName: name, isActive });
    }
    const names = async (query: { filter: object; sort?: unknown }, token?: string) =>
      (await list(query, token)).body.rows.map(({ shopName }) => shopName.split(' ')[0]);
    expect(await names({ filter: { q: word.toUpperCase() } })).toEqual(['Zoe', 'Ɔpɛ']);
    expect(await names({ filter: { q: word }, sort: ['id', 'ASC'] }, admin.token)).toEqual(['Ɔpɛ', 'Akwaaba', 'Zoe']);
    expect(await names({ filter: { q: word, isActive: false } }, admin.token)).toEqual(['Akwaaba']);
    expect(await names({ filter: { q: word, isActive: false } })).toEqual([]);
    expect(await names({ filter: { q: `ɔPƐ ${word}` } })).toEqual(['Ɔpɛ']);
  });

  test('an admin finds the shop of a user; nobody else may ask whose a shop is', async () => {
    const { id, vendorId, token } = await shop();
    await shop();
    const found = await list({ filter: { userId: id } }, admin.token);
    expect(found.body.rows.map((row) => row.vendorId)).toEqual([vendorId]);
    for (const asker of [undefined, token]) {
      expect((await list({ filter: { userId: id } }, asker)).status).toBe(400);
    }
  });

  test.each([{ sort: ['user', 'ASC'] }, { filter: { owner: 1 } }, { filter: { passwordHash: 'x' } }])(
    '%j is a 400',
    async (query) => {
      expect((await list(query, admin.token)).status).toBe(400);
    },
  );
});
