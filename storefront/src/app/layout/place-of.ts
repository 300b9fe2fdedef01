/** The entries of the bar at the thumb. */
export type Place = 'home' | 'categories' | 'cart' | 'orders' | 'me';

const PLACES: readonly [Place, RegExp][] = [
  ['home', /^\/$/],
  ['categories', /^\/customer\/(browse|product)(\/|$)/],
  ['cart', /^\/customer\/(cart|checkout)$/],
  ['orders', /^\/customer\/(orders|track)(\/|$)/],
  ['me', /^\/customer(\/(myaddress|mypayments|settings))?$/],
];

/** Which entry a page belongs to: one at most, and none for pages such as signing in. */
export const placeOf = (pathname: string): Place | null =>
  PLACES.find(([, pages]) => pages.test(pathname.replace(/(?<=.)\/+$/, '')))?.[0] ?? null;
