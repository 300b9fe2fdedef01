import type { Product, ProductVariant } from '@shop/contracts/rest/products';
import { galleryChange } from '../../../components/gallery/gallery-change.ts';
import type { EditorValues, VariantValues } from './editor-values.ts';
import { offerChange, type OfferChange } from './offer-change.ts';
import { sizeChange, type SizeChange } from './size-change.ts';
import { textChanges } from './text-changes.ts';
import type { ProductTextValues } from './text-issues.ts';

export interface VariantChange extends OfferChange {
  id?: number;
  /** Of a new one, for its pictures. */
  key?: string;
  colorId?: number;
  imageOrder?: (number | null)[];
  sizes: SizeChange[];
}
/** What the shop is asked to change; what is not named stays. */
export interface VariantChanges {
  productData: Partial<ProductTextValues>;
  /** All that are shown, in their order, so that what the shop says of one finds its place. */
  variants: VariantChange[];
  removedVariantIds: number[];
  removedSizeIds: number[];
  removedImageIds: number[];
  /** New pictures by the key or id of their variant. */
  pictures: Record<string, File[]>;
}

/** What has become different between a product as it was loaded and as it stands in the form. */
export function variantChanges(product: Product, values: EditorValues): VariantChanges {
  const savedOf = ({ id }: VariantValues) => product.variants.find((variant) => variant.id === id);
  const kept = values.variants.flatMap((variant) => {
    const saved = savedOf(variant);
    return saved ? [[saved, variant] as const] : [];
  });
  const keptIds = kept.map(([{ id }]) => id);
  return {
    productData: textChanges(product, values),
    variants: values.variants.map((variant) => variantChange(savedOf(variant), variant)),
    removedVariantIds: product.variants.map(({ id }) => id).filter((id) => !keptIds.includes(id)),
    removedSizeIds: kept.flatMap(([saved, variant]) => removedSizeIds(saved, variant)),
    removedImageIds: kept.flatMap(([{ images }, { pictures }]) => galleryChange(images, pictures).removedIds),
    pictures: Object.fromEntries(
      values.variants.flatMap(({ key, pictures }) => {
        const { files } = galleryChange([], pictures);
        return files.length > 0 ? [[key, files] as const] : [];
      }),
    ),
  };
}

/** In fallback mode all sizes that the shop has go. */
function removedSizeIds(saved: ProductVariant, { hasSizes, sizes }: VariantValues): number[] {
  const kept = hasSizes ? sizes.map(({ id }) => id) : [];
  return saved.sizes.map(({ id }) => id).filter((id) => !kept.includes(id));
}

function variantChange(saved: ProductVariant | undefined, values: VariantValues): VariantChange {
  const { key, colorId, hasSizes, pictures } = values;
  const sizes = hasSizes ? values.sizes : [];
  const { order } = galleryChange(saved?.images ?? [], pictures);
  const losesSizes = saved !== undefined && removedSizeIds(saved, values).length > 0;
  return {
    ...(saved ? { id: saved.id } : { key }),
    ...(colorId === null || colorId === saved?.colorId ? {} : { colorId }),
    ...ownOffer(saved, values),
    ...(saved && order ? { imageOrder: order } : {}),
    sizes: sizes.map((size) =>
      sizeChange(
        saved?.sizes.find(({ id }) => id === size.id),
        size,
        losesSizes,
      ),
    ),
  };
}

/** Once there are sizes, they carry price and stock; the colour as a whole can still be taken off sale. */
function ownOffer(saved: ProductVariant | undefined, values: VariantValues): OfferChange {
  if (!values.hasSizes) {
    const wasSoldItself = saved?.sizes.length === 0;
    return offerChange(wasSoldItself ? saved : undefined, values);
  }
  return values.available === (saved?.available ?? true) ? {} : { available: values.available };
}
