import { Slots } from '@shop/chassis/bus/slots';
import { MEDIA_WIDTHS } from '@shop/contracts/services/content';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { startContent } from '../../test/content-service.ts';
import { mp4, plain } from '../../test/pictures.ts';
import { storeMedia, type MediaKind } from './store-media.ts';

let content: Awaited<ReturnType<typeof startContent>>;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

/** Stores a file whose parts lie on a disk that is full from the named one on. */
async function storeOnFullDisk(kind: MediaKind, bytes: Buffer, fullAt: string) {
  const aside = join(content.mediaDir, '.incoming', 'known');
  await mkdir(dirname(join(aside, fullAt)), { recursive: true });
  await symlink('/dev/full', join(aside, fullAt));
  const { database } = content.parts;
  const parts = { database, mediaDir: content.mediaDir, imageSlots: new Slots(1), now: () => new Date() };
  return storeMedia({ ...parts, newId: () => 'known' }, { kind, uploadedBy: 9, ownerId: null }, Readable.from([bytes]));
}

interface Case {
  what: string;
  kind: MediaKind;
  make: () => Promise<Buffer>;
  fullAt: string;
}
/** As wide as the widest of what is made of it. */
const widest = () =>
  plain(Math.max(...MEDIA_WIDTHS), 900)
    .png()
    .toBuffer();

it.each<Case>([
  { what: 'a picture as it comes', kind: 'image', make: widest, fullAt: 'original' },
  { what: 'a video as it comes', kind: 'video', make: async () => mp4(), fullAt: 'original' },
  ...MEDIA_WIDTHS.map((width): Case => ({
    what: `${width} pixels`,
    kind: 'image',
    make: widest,
    fullAt: `made/${width}.webp`,
  })),
])('no room for $what is a 503 with a sentence, and nothing is left of it', async ({ kind, make, fullAt }) => {
  await expect(storeOnFullDisk(kind, await make(), fullAt)).rejects.toMatchObject({
    ...{ status: 503, code: 'storage_full', retryAfterS: 60 },
    message: 'There is no room for files at the moment. Please try again later.',
  });
  expect([await content.published(), await content.unfinished()]).toEqual([[], []]);
  expect(await content.parts.database.query('SELECT FROM media')).toEqual([]);
});

it('a media folder that can’t be made is no lack of room', async () => {
  const { database } = content.parts;
  await rm(join(content.mediaDir, '.incoming'), { recursive: true });
  const parts = { database, mediaDir: '/dev/null', imageSlots: new Slots(1), now: () => new Date() };
  const upload = { kind: 'image' as const, uploadedBy: 9, ownerId: null };
  const storing = storeMedia({ ...parts, newId: () => 'known' }, upload, Readable.from([Buffer.from('x')]));
  await expect(storing).rejects.toMatchObject({ code: 'ENOTDIR' });
  expect(await readdir(content.mediaDir)).toEqual([]);
});
