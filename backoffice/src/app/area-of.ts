import type { Area } from '../data/shop.tsx';

/** The area that an address belongs to: its first word. */
export const areaOf = (pathname: string): Area => (/^\/vendor(\/|$)/i.test(pathname) ? 'vendor' : 'admin');
