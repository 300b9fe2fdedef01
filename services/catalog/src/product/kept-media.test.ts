import { findMedia, keptIds } from './kept-media.ts';

const media = [
  { id: 1, url: '/media/ab/640.webp' },
  { id: 2, url: 'https://images.example/media.png' },
];

it.each([
  ['its id', '1', 1],
  ['its address', '/media/ab/640.webp', 1],
  ['its address in another width', '/media/ab/1080.webp', 1],
  ['its whole address', 'http://localhost:8080/media/ab/160.webp', 1],
  ['an address elsewhere', 'https://images.example/media.png', 2],
])('a picture is found by %s', (_what, reference, id) => {
  expect(findMedia(media, reference)?.id).toBe(id);
});

it.each(['3', '/media/abc/640.webp', 'https://images.example/other.png', 'ab'])('%s is none of them', (reference) => {
  expect(findMedia(media, reference)).toBeUndefined();
});

it('what stays comes in the order in which it is named, each once', () => {
  expect(keptIds(media, ['2', '/media/ab/640.webp', '1'])).toEqual([2, 1]);
});
