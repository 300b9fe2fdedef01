import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { picturesAsFiles } from './pictures-as-files.ts';

const passed = (body: string, size: number, type = 'multipart/form-data; boundary=b') => {
  const bytes = Buffer.from(body);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  );
  return text(Readable.from(chunks).pipe(picturesAsFiles(type)));
};
const part = (type: string, content: string) => `--b\r\ncontent-type: ${type}\r\nx-more: 1\r\n\r\n${content}\r\n`;
const OCTETS = 'application/octet-stream';

it.each([1, 2, 7, 1000])('a picture or a video becomes octets, whole or in chunks of %i', async (size) => {
  const content = 'content-type: image/png\r\n\r\n\r\n--\r--a';
  const body = (picture: string, video: string) =>
    `${part(picture, content)}${part('text/plain', 'Ɔkɔ')}${part(video, '')}--b--\r\n`;
  expect(await passed(body('image/png', 'VIDEO/mp4; x=y'), size)).toBe(`\r\n${body(OCTETS, OCTETS)}`);
});

it('reads a quoted boundary, and leaves a body of no boundary as it is', async () => {
  expect(await passed(part('image/png', 'x'), 9, 'multipart/form-data; charset=x; boundary="b"')).toContain(OCTETS);
  expect(await passed(part('image/png', 'x'), 9, 'multipart/form-data; boundary=other')).toContain('image/png');
  expect(await passed('', 9)).toBe('\r\n');
});

it('does not gather a head without an end', async () => {
  const body = `--b\r\n${'x'.repeat(40_000)}`;
  expect(await passed(body, 1000)).toBe(`\r\n${body}`);
});
