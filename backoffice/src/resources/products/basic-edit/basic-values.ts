import type { Product } from '@shop/contracts/rest/products';
import { type GalleryPicture, savedPictures } from '../../../components/gallery/gallery-picture.ts';
import { detailChanges } from '../details/detail-changes.ts';
import { type DetailValues, detailValuesOf } from '../details/detail-values.ts';
import { type OwnPictures, ownPictures } from '../images/picture-changes.ts';

export interface BasicValues extends DetailValues {
  price: number | null;
  discountPrice: number | null;
  stock: number | null;
  /** The stock that the person has seen. */
  stockSeen: number;
  available: boolean;
  pictures: GalleryPicture[];
}

export const basicValuesOf = (product: Product): BasicValues => ({
  ...detailValuesOf(product),
  price: product.price === 0 ? null : product.price,
  discountPrice: product.discountPrice,
  stock: product.stock,
  stockSeen: product.stock,
  available: product.available,
  pictures: savedPictures(product.images),
});

export interface BasicChanges extends Partial<Omit<BasicValues, 'pictures'>> {
  keptImageIds?: number[];
  newImages?: File[];
}

/** Price and stock of a product with colours are those of its colours: its own are neither shown nor told. */
function offerChanges(product: Product, values: BasicValues): BasicChanges {
  if (product.variants.length > 0) return {};
  const { price, discountPrice, stock, stockSeen, available } = values;
  // A figure that was taken over is told too, so that the shop answers what holds now.
  const isAsSeen = stock === stockSeen && stockSeen === product.stock;
  const isPriced = product.price === (price ?? 0) && product.discountPrice === discountPrice;
  return {
    ...(isPriced ? {} : { price, discountPrice }),
    ...(stock === null || isAsSeen ? {} : { stock, stockSeen }),
    ...(available === product.available ? {} : { available }),
  };
}

/** What has become of the pictures; null where nothing has. */
export const picturesOf = (product: Product, { pictures }: Pick<BasicValues, 'pictures'>): OwnPictures | null =>
  ownPictures(product, { own: pictures, variants: {} });

function pictureChanges(product: Product, values: BasicValues): BasicChanges {
  const change = picturesOf(product, values);
  return change ? { keptImageIds: change.keptIds, newImages: change.files } : {};
}

/** What was changed; what is absent stays as it is. */
export const basicChanges = (product: Product, values: BasicValues): BasicChanges => ({
  ...detailChanges(product, values),
  ...offerChanges(product, values),
  ...pictureChanges(product, values),
});
