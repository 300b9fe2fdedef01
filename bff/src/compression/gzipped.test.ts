import { gunzipSync } from 'node:zlib';
import { gzipped } from './gzipped.ts';

test.each([
  ['a short', 1_024],
  ['a long', 500_000],
])('%s body says the same compressed, in less', async (_length, bytes) => {
  const body = Buffer.from('cot '.repeat(bytes / 4));
  const compressed = await gzipped(body);
  expect(compressed?.length).toBeLessThan(bytes / 4);
  expect(compressed && gunzipSync(compressed).equals(body)).toBe(true);
});

test('what fits one packet anyway stays as it is', async () => {
  expect(await gzipped(Buffer.from('c'.repeat(1_023)))).toBeNull();
});
