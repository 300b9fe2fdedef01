import { PICTURES, refusalOf, VIDEOS } from './accepted-files.ts';

const fileOf = (name: string, type: string, bytes = 1) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: bytes });

describe('a chosen file', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])('of %s is a picture', (type) => {
    expect(refusalOf(fileOf('a', type), PICTURES)).toBeNull();
  });

  it.each(['image/svg+xml', 'application/pdf', 'video/mp4', ''])(
    'of %p is none, and it says which would be',
    (type) => {
      expect(refusalOf(fileOf('my file.svg', type), PICTURES)).toBe(
        '“my file.svg” is not a JPEG, PNG, WebP, GIF or AVIF picture.',
      );
    },
  );

  it('is a video where it is one', () => {
    expect(refusalOf(fileOf('clip.mp4', 'video/mp4', 90 * 1024 * 1024), VIDEOS)).toBeNull();
    expect(refusalOf(fileOf('clip.mov', 'video/quicktime'), VIDEOS)).toBe('“clip.mov” is not an MP4 or WebM video.');
  });

  it('is told before it is sent that it is too large or empty', () => {
    expect(refusalOf(fileOf('a.gif', 'image/gif', 11 * 1024 * 1024), PICTURES)).toBe('“a.gif” is larger than 10 MB.');
    expect(refusalOf(fileOf('a.mp4', 'video/mp4', 101 * 1024 * 1024), VIDEOS)).toBe('“a.mp4” is larger than 100 MB.');
    expect(refusalOf(fileOf('a.jpg', 'image/jpeg', 0), PICTURES)).toBe('“a.jpg” is empty.');
  });

  it.each(['image/jpeg', 'image/png'])('of %s is taken at any size, for it is made lighter on its way', (type) => {
    expect(refusalOf(fileOf('photo', type, 25 * 1024 * 1024), PICTURES)).toBeNull();
  });
});
