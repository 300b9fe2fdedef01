import type { ProductView } from '@shop/contracts/services/catalog';
import type { SiteReader } from '../site-reader.ts';
import type { AddressLoads } from './loads-of-address.ts';

/** The picture that a product is first shown with: its first colour's, else its own, else any colour's. */
const firstPictureOf = ({ images, variants }: ProductView): string | undefined =>
  [...(variants[0]?.images ?? []), ...images, ...variants.flatMap((variant) => variant.images)][0]?.url;

/** The addresses of the pictures that a page shows first. */
export async function firstPictures({ of, ids }: AddressLoads['pictures'][number], reader: SiteReader) {
  const found = async (): Promise<(string | null | undefined)[]> => {
    switch (of) {
      case 'slider':
        return [await reader.firstSlide()];
      case 'product': {
        const product = await reader.product(Number(ids['id']));
        return product ? [firstPictureOf(product)] : [];
      }
      case 'newest': {
        const category = ids['category'];
        return (await reader.newestProducts(category === undefined ? null : Number(category))).map(firstPictureOf);
      }
    }
  };
  return (await found()).filter((picture) => typeof picture === 'string');
}
