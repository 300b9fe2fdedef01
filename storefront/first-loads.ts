import type { FirstLoad } from '@shop/contracts/first-loads';
import type { Http } from '@shop/browser/http/http';
import { listPath } from '@shop/browser/http/list-query';
import { lookupsApi } from './src/features/lookups/lookups-api.ts';
import { browseQueryOf, listQueryOf } from './src/features/products/browse-query.ts';
import { LATEST } from './src/features/products/latest.ts';
import { CARD_SIZES, GALLERY_SIZES } from './src/features/products/picture-sizes.ts';
import { productsApi } from './src/features/products/products-api.ts';
import { publicPagesApi } from './src/features/public-pages/public-pages-api.ts';
import { shopFrontApi } from './src/features/shop-front/shop-front-api.ts';
import { SLIDE_SIZES } from './src/features/shop-front/slide-sizes.ts';

/** Stands for any id until a page is asked for; no shop has so many. */
const ANY_ID = 987_654_321;

/** The address of a call, as the storefront itself would make it. */
function addressOf(ask: (http: Http) => unknown): string {
  let address = '';
  const get = (path: string) => (address = path);
  ask({ get, list: (path: string, query: Parameters<typeof listPath>[1]) => get(listPath(path, query)) } as never);
  return `/api${address}`;
}
const browsed = (query: string) =>
  addressOf((http) => productsApi(http).list(listQueryOf(browseQueryOf(new URLSearchParams(query)))));
const answer = (name: string, address: string) => address.replaceAll(String(ANY_ID), `{${name}}`);

const categories = addressOf((http) => lookupsApi(http).all('categories'));
const product = answer(
  'id',
  addressOf((http) => productsApi(http).one(ANY_ID)),
);
const frame = [
  addressOf((http) => shopFrontApi(http).settings()),
  addressOf((http) => shopFrontApi(http).logos()),
  addressOf((http) => publicPagesApi(http).all()),
];

export { FIRST_LOADS_FILE } from '@shop/contracts/first-loads';

type PageLoad = Omit<FirstLoad, 'modules'> & { page?: string };

/** What pages ask for as soon as their scripts run, so that browsers can begin with it before. */
export const pageLoads: readonly PageLoad[] = [
  {
    ...{ path: '/', page: 'home-page' },
    answers: [
      addressOf((http) => shopFrontApi(http).sliderPictures()),
      addressOf((http) => productsApi(http).list(LATEST)),
      categories,
      ...frame,
    ],
    pictures: { of: 'slider', sizes: SLIDE_SIZES },
  },
  { path: '/customer/browse', page: 'browse-page', answers: [] },
  {
    ...{ path: '/customer/browse', query: [] },
    answers: [browsed('')],
    pictures: { of: 'newest', sizes: CARD_SIZES },
  },
  {
    ...{ path: '/customer/browse', query: ['category'] },
    answers: [answer('category', browsed(`category=${ANY_ID}`))],
    pictures: { of: 'newest', sizes: CARD_SIZES },
  },
  { path: '/customer/browse', answers: [categories, ...frame] },
  ...['/customer/product/productdetail/:id', '/admin/product/Productdetail/:id'].map((path): PageLoad => ({
    ...{ path, page: 'product-page', answers: [product, ...frame] },
    pictures: { of: 'product', sizes: GALLERY_SIZES },
  })),
];
