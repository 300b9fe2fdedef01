import type { Product } from '@shop/contracts/rest/products';
import { useShop } from '../../../data/shop.tsx';

/** Tells whether a product is this person's to change in the back office: an admin changes all, a vendor its own. */
export function useIsOwn(): (product: Product) => boolean {
  const { area, session } = useShop();
  return ({ vendorId }) => area === 'admin' || vendorId === session.vendorId;
}
