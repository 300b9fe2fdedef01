import type { Role } from '@shop/contracts/roles';
import type { FrontEnd } from '@shop/browser/session/home-of-role';
import { type Picked, withPicked } from './product-choice.ts';

export const productPath = (id: number): string => `/customer/product/productdetail/${id}`;

/** The product's page with a choice made. */
export function choicePath(id: number, picked: Picked): string {
  const query = withPicked(new URLSearchParams(), picked).toString();
  return query === '' ? productPath(id) : `${productPath(id)}?${query}`;
}

/** Where a person views a product, and which application shows it: those who work in the back office see it there. */
export function productViewOf(role: Role | undefined, id: number): { path: string; frontEnd: FrontEnd } {
  if (role === 'admin') return { path: `/admin/product/viewproduct/${id}`, frontEnd: 'backoffice' };
  if (role === 'vendor') return { path: `/vendor/VendorViewProduct/${id}`, frontEnd: 'backoffice' };
  return { path: productPath(id), frontEnd: 'storefront' };
}
