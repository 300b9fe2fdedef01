import type { ErrorIssue } from '@shop/contracts/errors';
import { MAX_MEDIA } from '@shop/contracts/services/catalog';
import type { ProductChange } from '@shop/contracts/services/catalog-changes';
import { skuName } from '../sku/sku-name.ts';
import { twice } from './offer-limits.ts';
import { offersOf } from './offers.ts';
import type { Offer } from './offers.ts';
import type { ProductFacts, VariantFacts } from './product-facts.ts';

const MAX_VARIANTS = 50;
const MAX_SIZES = 100;

/** Everything that is wrong with what a change has made of a product. */
export const changedProductIssues = (
  before: ProductFacts,
  after: ProductFacts,
  change: ProductChange,
): ErrorIssue[] => [
  ...moreThan(MAX_MEDIA, after.images, 'images', 'A product has at most 50 pictures.'),
  ...moreThan(MAX_MEDIA, after.videos, 'videos', 'A product has at most 50 videos.'),
  ...moreThan(MAX_VARIANTS, after.variants, 'variants', 'A product has at most 50 colours.'),
  ...twice(after.variants.map(({ colorId }) => colorId)).map((index) => ({
    path: `variants.${placeOfColour(change, after.variants[index]?.colorId)}.colorId`,
    message: 'This product has that colour already.',
  })),
  ...after.variants.flatMap((variant) => variantIssues(variant, `variants.${placeOf(change, variant)}`)),
  ...unpricedIssues(before, after),
];

const variantIssues = (variant: VariantFacts, path: string): ErrorIssue[] => [
  ...moreThan(MAX_MEDIA, variant.images, path, 'A colour has at most 50 pictures.'),
  ...moreThan(MAX_SIZES, variant.sizes, `${path}.sizes`, 'A colour has at most 100 sizes.'),
  ...twice(variant.sizes.map(({ sizeId }) => sizeId)).map(() => ({
    path: `${path}.sizes`,
    message: 'This colour has one of these sizes already.',
  })),
];

/** What was sold for a price, and what is new, has to have one. */
function unpricedIssues(before: ProductFacts, after: ProductFacts): ErrorIssue[] {
  const old = new Map(offersOf(before).map((offer) => [offer.sku.skuId, offer]));
  const wasSellable = (offer: Offer | undefined) => !offer || (offer.lowest && offer.price !== null);
  return offersOf(after)
    .filter(({ sku, lowest, price }) => lowest && price === null && wasSellable(old.get(sku.skuId)))
    .map(({ variant, size }) => {
      const name = skuName({
        productName: after.name,
        colorName: variant?.colorName ?? null,
        sizeName: size?.sizeName ?? null,
      });
      return { path: variant ? 'variants' : 'pricePesewas', message: `A price above 0 is needed for ${name}.` };
    });
}

const moreThan = (most: number, list: readonly object[], path: string, message: string): ErrorIssue[] =>
  list.length > most ? [{ path, message }] : [];

const placeOfColour = ({ variants }: ProductChange, colorId: number | undefined): number =>
  variants.findLastIndex((variant) => variant.colorId === colorId);

const placeOf = ({ variants }: ProductChange, { id, colorId }: VariantFacts): number =>
  variants.findIndex((listed) => listed.id === id || (listed.id === undefined && listed.colorId === colorId));
