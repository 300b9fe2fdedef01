import { galleryChange, isChange } from './gallery-change.ts';
import { chosenPictures, type GalleryPicture, moved, savedPictures } from './gallery-picture.ts';

const saved = savedPictures([1, 2, 3].map((id) => ({ id, url: `/media/${id}/640.webp` })));
const ids = [{ id: 1 }, { id: 2 }, { id: 3 }];
const [front, back] = ['front.jpg', 'back.jpg'].map((name) => new File(['x'], name));
const chosen = (...files: (File | undefined)[]): GalleryPicture[] => chosenPictures(files.filter((file) => !!file));

describe('what a gallery tells', () => {
  it('is nothing where it is as it was', () => {
    const change = galleryChange(ids, saved);
    expect(change).toEqual({ removedIds: [], files: [], order: undefined });
    expect(isChange(change)).toBe(false);
  });

  it('is which pictures went; the rest closes up by itself', () => {
    const change = galleryChange(ids, saved.toSpliced(1, 1));
    expect(change).toEqual({ removedIds: [2], files: [], order: undefined });
    expect(isChange(change)).toBe(true);
  });

  it('is the new files, and no order while they stand last', () => {
    expect(galleryChange(ids, [...saved, ...chosen(front, back)])).toEqual({
      ...{ removedIds: [], files: [front, back], order: undefined },
    });
  });

  it('is the order where another was made, with a place for each new file', () => {
    const shown = [...chosen(back), ...moved(saved, 2, 0), ...chosen(front)];
    expect(galleryChange(ids, shown)).toEqual({ removedIds: [], files: [back, front], order: [null, 3, 1, 2, null] });
    expect(isChange(galleryChange(ids, moved(saved, 0, 2)))).toBe(true);
  });

  it('is no order of new files alone', () => {
    expect(galleryChange([], chosen(front, back))).toEqual({
      ...{ removedIds: [], files: [front, back], order: undefined },
    });
  });
});

test('a moved picture stands at its new place, the others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
});
