import { chosenPictures } from '../../../components/gallery/gallery-picture.ts';
import { productWith } from '../variants/product.fixture.ts';
import { hasVideoChanges, videoChanges, type VideoValues, videoValuesOf } from './video-changes.ts';

const videos = [1, 2].map((id) => ({ id, url: `/media/${id}/video.mp4` }));
const product = { ...productWith(), videos };
const clip = new File(['x'], 'clip.mp4');

function changesAfter(change: (values: VideoValues) => void) {
  const values = videoValuesOf(product);
  change(values);
  return videoChanges(product, values);
}

test('a form that nothing was done to tells nothing', () => {
  const changes = changesAfter(() => undefined);
  expect(changes).toEqual({ newVideos: [] });
  expect(hasVideoChanges(changes)).toBe(false);
});

test('new videos come beside those that are there', () => {
  const changes = changesAfter((values) => values.videos.push(...chosenPictures([clip])));
  expect(changes).toEqual({ newVideos: [clip] });
  expect(hasVideoChanges(changes)).toBe(true);
});

test('where a video goes, those that stay are named; none where all go', () => {
  expect(changesAfter((values) => values.videos.shift())).toEqual({ keptVideoIds: [2], newVideos: [] });
  const changes = changesAfter((values) => (values.videos = []));
  expect(changes).toEqual({ keptVideoIds: [], newVideos: [] });
  expect(hasVideoChanges(changes)).toBe(true);
});

test('texts and the vendor are told only where they were changed', () => {
  expect(changesAfter((values) => Object.assign(values, { name: 'Other', vendorId: 9 }))).toEqual({
    ...{ name: 'Other', vendorId: 9, newVideos: [] },
  });
});
