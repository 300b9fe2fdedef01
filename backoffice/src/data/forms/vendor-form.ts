import { galleryChange } from '../../components/gallery/gallery-change.ts';
import type { GalleryPicture } from '../../components/gallery/gallery-picture.ts';
import { changedFields } from '../changed-fields.ts';
import type { Collection, Values } from '../collection.ts';
import { formOf } from '../form-of.ts';

const texts = (values: Values) =>
  Object.fromEntries(
    [
      ...['shopName', 'shopPhone', 'shopLocation', 'shopAddress', 'shopEmail', 'shopWebsite', 'shopOwner'],
      ...['shopLatitude', 'shopLongitude', 'isActive'],
    ].map((field) => [field, values[field]]),
  );

/** What is shown in the form against what the shop has; a form without such a field leaves all as it is. */
function mediaChange(before: unknown, shown: unknown) {
  const saved = Array.isArray(before) ? (before as { id: number; url: string }[]) : [];
  return galleryChange(saved, Array.isArray(shown) ? (shown as GalleryPicture[]) : saved);
}

/** `images` and `videos` hold what is to be shown: what is there already, and files that come to it. */
export const vendors: Collection = {
  create: {
    body: (values) =>
      formOf({
        userId: values['userId'],
        ...texts(values),
        images: mediaChange([], values['images']).files,
        videos: mediaChange([], values['videos']).files,
      }),
  },
  update: {
    body: (values, before) => {
      const images = mediaChange(before['images'], values['images']);
      const videos = mediaChange(before['videos'], values['videos']);
      return formOf({
        ...changedFields(texts(values), before),
        images: images.files,
        videos: videos.files,
        removedImageIds: JSON.stringify(images.removedIds),
        removedVideoIds: JSON.stringify(videos.removedIds),
      });
    },
  },
};
