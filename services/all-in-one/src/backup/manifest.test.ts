import { readManifest, writeManifest } from './manifest.ts';

const file = { bytes: 3, sha256: 'a'.repeat(64) };
const manifest = {
  takenAt: '2026-02-28T12:00:00.000Z',
  databases: [
    {
      name: 'orders' as const,
      migrations: { service_migration: ['0001-copies'] },
      tables: [{ name: 'cart', columns: ['id'], rows: 1, file }],
      sequences: [{ name: 'cart_id_seq', lastValue: '9007199254740993', isCalled: true }],
    },
  ],
  media: [{ path: 'abc/small.webp', file }],
};

test('is read as it was written', () => {
  expect(readManifest(writeManifest(manifest))).toEqual({ format: 1, ...manifest });
});

test.each(['', '{', 'null', '{"format":2}'])('%j is none, in a sentence', (text) => {
  expect(() => readManifest(text)).toThrow(/manifest\.json is damaged/);
});

test.each(['../identity', '/etc/passwd', 'a/../../b', 'a//b', './a', 'a\\b', ''])(
  'a media file at %j is not of the backup',
  (path) => {
    expect(() => readManifest(writeManifest({ ...manifest, media: [{ path, file }] }))).toThrow(/inside the folder/);
  },
);

test.each(['../cart', 'Cart', 'a b', ''])('a table %j is refused', (name) => {
  const [database] = manifest.databases;
  const databases = database ? [{ ...database, tables: [{ name, columns: ['id'], rows: 0, file }] }] : [];
  expect(() => readManifest(writeManifest({ ...manifest, databases }))).toThrow(/damaged/);
});
