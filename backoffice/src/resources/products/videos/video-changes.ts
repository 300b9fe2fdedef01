import type { Product } from '@shop/contracts/rest/products';
import { galleryChange } from '../../../components/gallery/gallery-change.ts';
import { type GalleryPicture, savedPictures } from '../../../components/gallery/gallery-picture.ts';
import { textChanges } from '../variants/text-changes.ts';
import type { ProductTextValues } from '../variants/text-issues.ts';

export interface VideoValues extends ProductTextValues {
  vendorId: number;
  /** Those that are there and those that were chosen, in their order. */
  videos: GalleryPicture[];
}

export const videoValuesOf = ({ name, description, longDescription, vendorId, videos }: Product): VideoValues => ({
  ...{ name, description, longDescription, vendorId },
  videos: savedPictures(videos),
});

/** What is different; `keptVideoIds` only where some go, since all stay where none is named. */
export interface VideoChanges extends Partial<ProductTextValues> {
  vendorId?: number;
  keptVideoIds?: number[];
  newVideos: File[];
}

export function videoChanges(product: Product, values: VideoValues): VideoChanges {
  const { removedIds, files } = galleryChange(product.videos, values.videos);
  const keptVideoIds = product.videos.map(({ id }) => id).filter((id) => !removedIds.includes(id));
  return {
    ...textChanges(product, values),
    ...(values.vendorId === product.vendorId ? {} : { vendorId: values.vendorId }),
    ...(removedIds.length > 0 ? { keptVideoIds } : {}),
    newVideos: files,
  };
}

export const hasVideoChanges = ({ newVideos, ...others }: VideoChanges): boolean =>
  newVideos.length > 0 || Object.keys(others).length > 0;
