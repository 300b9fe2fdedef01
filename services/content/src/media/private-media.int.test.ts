import { MEDIA_WIDTHS, mediaUrlOfWidth } from '@shop/contracts/services/content';
import { eventually } from '@shop/testing/eventually';
import { createInProcessTestBus } from '@shop/testing/test-bus';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { admin, customer, otherVendor, startContent, vendor } from '../../test/content-service.ts';
import { mp4, plain } from '../../test/pictures.ts';

const agent = { id: 11, role: 'delivery' as const };
const otherAgent = { id: 12, role: 'delivery' as const };
const { bus, close } = createInProcessTestBus();
let content: Awaited<ReturnType<typeof startContent>>;

beforeAll(async () => {
  content = await startContent({ bus });
});
afterAll(async () => {
  await content.stop();
  await close();
});

const picture = () => plain(700, 500).png().toBuffer();
const uploaded = async (ownerId = agent.id) =>
  (await content.upload('image', await picture(), admin, `&private=true&ownerId=${ownerId}`)).body;
const fetched = (path: string, person: typeof admin | typeof agent | null) =>
  fetch(`${content.url}${path}`, {
    headers: person ? { authorization: `Bearer ${content.signToken(person)}` } : {},
  });
const kept = () => readdir(join(content.mediaDir, '.private')).catch(() => []);

describe('a private picture', () => {
  it('is shown to its owner and to admins, and kept by no cache', async () => {
    const { url } = await uploaded();
    expect(url).toMatch(/^\/media\/private\/[a-z0-9-]{36}\/640\.webp$/);
    for (const person of [agent, admin]) {
      for (const width of MEDIA_WIDTHS) {
        const answer = await fetched(mediaUrlOfWidth(url, width), person);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toBe('image/webp');
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect([answer.headers.get('etag'), answer.headers.get('last-modified')]).toEqual([null, null]);
      }
    }
  });

  it.each([
    ['a visitor', null, 401],
    ['another agent', otherAgent, 404],
    ['a customer', customer, 404],
    ['a vendor', vendor, 404],
  ])('is not shown to %s', async (_who, person, status) => {
    const { url } = await uploaded();
    const answer = await fetched(url, person);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
  });

  it('is served at no address that everybody has', async () => {
    const { url } = await uploaded();
    const [, , , key] = url.split('/');
    for (const path of [
      `/media/${key}/640.webp`,
      `/media/.private/${key}/640.webp`,
      `/media/%2eprivate/${key}/640.webp`,
    ]) {
      expect((await fetched(path, admin)).status).toBe(404);
    }
  });

  it.each(['original', '641.webp', '..%2f640.webp', '%2e%2e'])('has no file %s', async (file) => {
    const { url } = await uploaded();
    expect((await fetched(url.replace('640.webp', file), admin)).status).toBe(404);
  });

  it('is no other than a private one', async () => {
    const { body } = await content.upload('image', await picture());
    expect((await fetched(body.url.replace('/media/', '/media/private/'), admin)).status).toBe(404);
  });

  it('is taken back like any other upload', async () => {
    const before = await kept();
    const { id, url } = await uploaded();
    expect(await kept()).toHaveLength(before.length + 1);
    expect((await content.call('DELETE', `/media/${id}`, admin)).status).toBe(204);
    expect((await fetched(url, admin)).status).toBe(404);
    expect(await kept()).toEqual(before);
  });

  it('is erased with its owner', async () => {
    const [gone, stays] = [await uploaded(31), await uploaded(32)];
    await bus.publish({
      id: randomUUID(),
      type: 'identity.user-deleted.v1',
      occurredAt: '2026-11-27T14:05:41.000Z',
      correlationId: 'c',
      actor: { kind: 'person', id: 1, role: 'admin' },
      payload: { userId: 31, version: 2 },
    });
    await eventually('it is gone', async () => (await fetched(gone.url, admin)).status === 404);
    expect((await fetched(stays.url, admin)).status).toBe(200);
    expect(await kept()).not.toContain(gone.url.split('/')[3]);
  });
});

describe('a private upload', () => {
  it.each([
    ['a visitor', null, 401],
    ['a vendor', otherVendor, 403],
    ['an agent', agent, 403],
  ])('is not %s’s to make', async (_who, person, status) => {
    const { status: answered } = await content.upload('image', await picture(), person, '&private=true&ownerId=10');
    expect(answered).toBe(status);
  });

  it.each([
    ['names no owner', 'image', '&private=true', picture],
    ['names an owner that is no id', 'image', '&private=true&ownerId=x', picture],
    ['is not sure', 'image', '&private=maybe&ownerId=11', picture],
    ['is a video', 'video', '&private=true&ownerId=11', async () => mp4()],
  ])('is refused where it %s', async (_what, kind, more, make) => {
    const before = await content.published();
    expect((await content.upload(kind, await make(), admin, more)).status).toBe(400);
    expect(await content.published()).toEqual(before);
  });
});
