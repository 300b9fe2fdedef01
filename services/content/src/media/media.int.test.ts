import { MAX_IMAGE_BYTES, MEDIA_WIDTHS, mediaUrlOfWidth } from '@shop/contracts/services/content';
import { eventually } from '@shop/testing/eventually';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { admin, customer, otherVendor, startContent, vendor } from '../../test/content-service.ts';
import { bomb, mp4, phonePhoto, photo, plain, webm } from '../../test/pictures.ts';
import { removeLeftovers } from './remove-leftovers.ts';

let at = new Date('2026-11-27T12:00:00Z');
let content: Awaited<ReturnType<typeof startContent>>;

beforeAll(async () => {
  content = await startContent({ now: () => at });
});
afterAll(() => content.stop());

const fetched = async (path: string) => {
  const answer = await fetch(`${content.url}${path}`);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('a picture', () => {
  it.each([
    ['JPEG', () => plain(700, 500).jpeg().toBuffer()],
    ['PNG with transparency', () => plain(700, 500).ensureAlpha(0.5).png().toBuffer()],
    ['WebP', () => plain(700, 500).webp().toBuffer()],
    ['GIF', () => plain(700, 500).gif().toBuffer()],
    ['AVIF', () => plain(700, 500).avif().toBuffer()],
    ['JPEG in the colours of printers', () => plain(700, 500).toColourspace('cmyk').jpeg().toBuffer()],
    ['grey PNG', () => plain(700, 500).greyscale().png().toBuffer()],
  ])('that is a %s answers in every width as WebP, named for ever', async (_format, make) => {
    const { status, body } = await content.upload('image', await make());
    expect([status, body.kind]).toEqual([201, 'image']);
    expect(body.url).toMatch(/^\/media\/[a-z0-9-]{36}\/640\.webp$/);
    for (const width of MEDIA_WIDTHS) {
      const { status, headers, bytes } = await fetched(mediaUrlOfWidth(body.url, width));
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: Math.min(width, 700) });
    }
  });

  it('stands upright and tells nothing of where and with what it was taken', async () => {
    const original = await phonePhoto();
    expect((await sharp(original).metadata()).orientation).toBe(6);
    const { body } = await content.upload('image', original);
    const { bytes } = await fetched(mediaUrlOfWidth(body.url, 1600));
    const shown = await sharp(bytes).metadata();
    expect(shown).toMatchObject({ width: 300, height: 400 });
    expect([shown.exif, shown.orientation, shown.icc, shown.xmp]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Tecno')).toBe(false);
    // The strip that lay on top of the sensor's rows stands on the right.
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const red = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    expect(red(290, 200)).toBeLessThan(100);
    expect(red(10, 200)).toBeGreaterThan(150);
  });

  it('of one vendor stands beside the same one of another, and replaces none', async () => {
    const original = await plain(700, 500).png().toBuffer();
    const [one, other] = [
      await content.upload('image', original, vendor),
      await content.upload('image', original, otherVendor),
    ];
    expect(one.body.url).not.toBe(other.body.url);
    for (const { body } of [one, other]) expect((await fetched(body.url)).status).toBe(200);
  });

  it('of nine megapixels is done within two seconds of one processor', async () => {
    const original = await photo(3464, 2600);
    const before = process.cpuUsage();
    expect((await content.upload('image', original)).status).toBe(201);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(2);
  });

  it('that is far longer than wide is taken all the same', async () => {
    const { body } = await content.upload('image', await plain(100, 20_000).png().toBuffer());
    const { bytes } = await fetched(body.url);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 32, height: 6400 });
  });

  it('is worked on beside one other at most, however many come', async () => {
    const originals = Array<Buffer>(10).fill(await photo(1200, 900));
    let most = 0;
    let done = false;
    const uploads = Promise.all(originals.map((original) => content.upload('image', original))).finally(() => {
      done = true;
    });
    while (!done) {
      most = Math.max(most, sharp.counters().process);
      await nextTurn();
    }
    expect((await uploads).map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(2);
  });
});

describe('what is no picture is refused by its content and leaves nothing behind', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it.each([
    ['a text', async () => Buffer.from('hello'), 415, 'not_an_image'],
    ['a page', async () => Buffer.from('<html><script>alert(1)</script>'), 415, 'not_an_image'],
    ['an SVG', async () => Buffer.from(svg), 415, 'not_an_image'],
    ['an SVG with an XML head', async () => Buffer.from(`<?xml version="1.0"?>${svg}`), 415, 'not_an_image'],
    ['a TIFF', () => plain(9, 9).tiff().toBuffer(), 415, 'not_an_image'],
    ['a video', async () => mp4(), 415, 'not_an_image'],
    ['an empty file', async () => Buffer.alloc(0), 400, 'empty_file'],
    ['a GIF head before a page', async () => Buffer.from('GIF89a<html><script>alert(1)</script>'), 400, 'broken_image'],
    [
      'the first bytes of a PNG',
      async () => (await plain(64, 64).png().toBuffer()).subarray(0, 40),
      400,
      'broken_image',
    ],
    ['half a PNG', async () => half(await plain(300, 300).png().toBuffer()), 400, 'broken_image'],
    ['half a JPEG', async () => half(await photo(300, 300)), 400, 'broken_image'],
    ['half a WebP', async () => half(await plain(300, 300).webp().toBuffer()), 400, 'broken_image'],
    ['half an AVIF', async () => half(await plain(300, 300).avif().toBuffer()), 400, 'broken_image'],
    ['a small file of 71 megapixels', bomb, 413, 'too_many_pixels'],
  ])('%s', async (_what, make, status, code) => {
    const published = await content.published();
    const answer = await content.upload('image', await make());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toBe(answer.body.error);
    expect(await content.unfinished()).toEqual([]);
    expect(await content.published()).toEqual(published);
  });

  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
});

describe('a video', () => {
  it.each([
    ['MP4', mp4, /^\/media\/[a-z0-9-]{36}\/video\.mp4$/, 'video/mp4'],
    ['WebM', webm, /^\/media\/[a-z0-9-]{36}\/video\.webm$/, 'video/webm'],
  ])('that is an %s is kept as it came', async (_format, make, url, type) => {
    const { status, body } = await content.upload('video', make());
    expect([status, body.kind]).toEqual([201, 'video']);
    expect(body.url).toMatch(url);
    const { headers, bytes } = await fetched(body.url);
    expect(bytes.equals(make())).toBe(true);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const part = await fetch(`${content.url}${body.url}`, { headers: { range: 'bytes=4-7' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4]);
  });

  it.each([
    ['a picture', () => plain(9, 9).png().toBuffer()],
    ['a text', async () => Buffer.from('hello')],
  ])('is not %s', async (_what, make) => {
    const { status, body } = await content.upload('video', await make());
    expect([status, body.code]).toEqual([415, 'not_a_video']);
    expect(await content.unfinished()).toEqual([]);
  });
});

describe('more bytes than are taken', () => {
  /** Sends one chunk of a body and answers what comes back while the rest is still to be sent. */
  const begin = (headers: Record<string, string | number>, chunk: Buffer) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sending = request(`${content.url}/media?kind=image`, {
        method: 'POST',
        headers: { authorization: `Bearer ${content.signToken(vendor)}`, ...headers },
      });
      sending.on('response', ({ statusCode }) => {
        resolve(statusCode);
        sending.destroy();
      });
      sending.on('error', reject);
      sending.write(chunk);
    });

  it('are a 413 by their announced number, before they come', async () => {
    expect(await begin({ 'content-length': MAX_IMAGE_BYTES + 1 }, Buffer.alloc(10))).toBe(413);
  });

  it('are a 413 as soon as they are too many, though more were to come', async () => {
    expect(await begin({ 'transfer-encoding': 'chunked' }, Buffer.alloc(MAX_IMAGE_BYTES + 1))).toBe(413);
    expect(await content.unfinished()).toEqual([]);
  });

  it('are let go once they are refused, so that their sender gets on', async () => {
    await new Promise<void>((resolve, reject) => {
      const sending = request(`${content.url}/media?kind=image`, {
        method: 'POST',
        headers: { authorization: `Bearer ${content.signToken(vendor)}`, 'transfer-encoding': 'chunked' },
      });
      sending.on('response', (answer) => {
        answer.resume();
        sending.end(Buffer.alloc(3 * MAX_IMAGE_BYTES), resolve);
      });
      sending.on('error', reject);
      sending.write(Buffer.alloc(MAX_IMAGE_BYTES + 1));
    });
  });
});

it('an upload that breaks off leaves nothing behind', async () => {
  const sending = request(`${content.url}/media?kind=image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${content.signToken(vendor)}`, 'content-length': 50_000 },
  });
  sending.on('error', () => undefined);
  sending.write(Buffer.alloc(1000));
  await eventually('the upload has begun', async () => (await content.unfinished()).length === 1);
  sending.destroy();
  await eventually('the upload is gone', async () => (await content.unfinished()).length === 0);
});

it('what can’t be recorded is not kept', async () => {
  const { database } = content.parts;
  await database.execute('ALTER TABLE media ADD CONSTRAINT closed CHECK (id < 0) NOT VALID');
  const published = await content.published();
  const { status, body } = await content.upload('image', await plain(9, 9).png().toBuffer());
  await database.execute('ALTER TABLE media DROP CONSTRAINT closed');
  expect([status, body.code]).toEqual([500, 'unexpected']);
  expect(JSON.stringify(body)).not.toContain('closed');
  expect([await content.published(), await content.unfinished()]).toEqual([published, []]);
});

describe('who may upload', () => {
  it.each([
    ['a visitor', null, 401],
    ['a customer', customer, 403],
    ['an agent', { id: 11, role: 'delivery' as const }, 403],
    ['a vendor', vendor, 201],
    ['an admin', admin, 201],
  ])('%s: %s', async (_who, person, status) => {
    expect((await content.upload('image', await plain(9, 9).png().toBuffer(), person)).status).toBe(status);
  });

  it('nobody uploads what is neither picture nor video', async () => {
    expect((await content.upload('script', Buffer.from('x'))).status).toBe(400);
  });
});

describe('an upload is taken back', () => {
  const uploaded = async () => (await content.upload('image', await plain(9, 9).png().toBuffer())).body;

  it('by who made it: its addresses are gone, and a second time it is a 404', async () => {
    const { id, url } = await uploaded();
    expect((await content.call('DELETE', `/media/${id}`, vendor)).status).toBe(204);
    expect((await fetched(url)).status).toBe(404);
    expect((await content.call('DELETE', `/media/${id}`, vendor)).status).toBe(404);
  });

  it.each([
    ['another vendor', otherVendor, 404],
    ['an admin', admin, 404],
    ['a customer', customer, 403],
    ['a visitor', null, 401],
  ])('not by %s', async (_who, person, status) => {
    const { id, url } = await uploaded();
    expect((await content.call('DELETE', `/media/${id}`, person)).status).toBe(status);
    expect((await fetched(url)).status).toBe(200);
  });

  it('not after an hour: by then it may be shown somewhere', async () => {
    const { id, url } = await uploaded();
    at = new Date(at.getTime() + 3600 * 1000);
    expect((await content.call('DELETE', `/media/${id}`, vendor)).status).toBe(404);
    expect((await fetched(url)).status).toBe(200);
  });
});

it.each([
  '/media/.incoming/secret/original',
  '/media/%2eincoming/secret/original',
  '/media/..%2fsecret',
  '/media/%2e%2e/secret',
  '/media/',
  '/media/no-such-key/640.webp',
])('%s is never served', async (path) => {
  await mkdir(join(content.mediaDir, '.incoming', 'secret'), { recursive: true });
  await writeFile(join(content.mediaDir, '.incoming', 'secret', 'original'), 'not to be seen');
  const asked = await new Promise<number | undefined>((resolve, reject) => {
    request(`${content.url}`, { path }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end();
  });
  expect(asked).toBe(404);
});

it('what a crash left of uploads is removed once it is an hour old', async () => {
  const now = new Date();
  const old = join(content.mediaDir, '.incoming', 'of-a-crash');
  const fresh = join(content.mediaDir, '.incoming', 'of-a-replica');
  await mkdir(join(old, 'made'), { recursive: true });
  await mkdir(join(fresh, 'made'), { recursive: true });
  const longAgo = new Date(now.getTime() - 3601 * 1000);
  await utimes(old, longAgo, longAgo);
  const second = await startContent({ mediaDir: content.mediaDir });
  expect(await content.unfinished()).not.toContain('of-a-crash');
  expect(await content.unfinished()).toContain('of-a-replica');
  await removeLeftovers(content.mediaDir, new Date(now.getTime() + 2 * 3600 * 1000));
  expect(await content.unfinished()).toEqual([]);
  await second.stop();
});
