import type { ErrorIssue } from '@shop/contracts/errors';
import type { ProductChange, SizeChange, VariantChange } from '@shop/contracts/services/catalog-changes';
import { findMedia } from './kept-media.ts';
import { addressIssues, limitIssues, twice } from './offer-limits.ts';
import type { ProductFacts, VariantFacts } from './product-facts.ts';

/** Everything that is wrong with a change by itself, looking at the product as it stands. */
export const changeIssues = (product: ProductFacts, change: ProductChange): ErrorIssue[] => [
  ...limitIssues(change, ''),
  ...mediaIssues(product.images, change.images, 'images'),
  ...mediaIssues(product.videos, change.videos, 'videos'),
  ...listedTwice(change.variants, 'variants'),
  ...change.variants.flatMap((variant, index) => variantIssues(product, variant, `variants.${index}`)),
];

function variantIssues({ variants }: ProductFacts, variant: VariantChange, path: string): ErrorIssue[] {
  const present = variants.find(({ id }) => id === variant.id);
  return [
    ...limitIssues(variant, `${path}.`),
    ...addressIssues(variant.addImageUrls, `${path}.addImageUrls`),
    ...absenceIssues(variant.id, present, `${path}.id`, 'This product has no such colour.'),
    ...((variant.id ?? variant.colorId) ? [] : [{ path: `${path}.colorId`, message: 'A colour is needed.' }]),
    ...listedTwice(variant.sizes, `${path}.sizes`),
    ...variant.sizes.flatMap((size, index) => sizeIssues(present, size, `${path}.sizes.${index}`)),
  ];
}

function sizeIssues(variant: VariantFacts | undefined, size: SizeChange, path: string): ErrorIssue[] {
  const present = variant?.sizes.find(({ id }) => id === size.id);
  return [
    ...limitIssues(size, `${path}.`),
    ...absenceIssues(size.id, present, `${path}.id`, 'This colour has no such size.'),
    ...((size.id ?? size.sizeId) ? [] : [{ path: `${path}.sizeId`, message: 'A size is needed.' }]),
  ];
}

const absenceIssues = (id: number | undefined, present: object | undefined, path: string, message: string) =>
  id !== undefined && !present ? [{ path, message }] : [];

function listedTwice(parts: readonly { id?: number | undefined }[], path: string): ErrorIssue[] {
  const ids = parts.flatMap(({ id }) => id ?? []);
  return twice(ids).map(() => ({ path, message: 'One of these is listed twice.' }));
}

function mediaIssues(
  media: readonly { id: number; url: string }[],
  change: ProductChange['images'],
  path: string,
): ErrorIssue[] {
  if (!change) return [];
  const unknown = (change.keep ?? []).flatMap((reference, index) =>
    findMedia(media, reference) ? [] : [{ path: `${path}.keep.${index}`, message: 'This product does not have it.' }],
  );
  return [...unknown, ...addressIssues(change.addUrls, `${path}.addUrls`)];
}
