import type { HttpClient } from '@shop/chassis/http-client/http-client';
import { type ListQuery, listQueryText, MAX_ROWS, pageSchema } from '@shop/contracts/list';
import { type LookupInput, type LookupKind, lookupSchema } from '@shop/contracts/rest/lookups';
import { foundProductsSchema, type NewProduct, productViewSchema } from '@shop/contracts/services/catalog';
import { type ProductChange } from '@shop/contracts/services/catalog-changes';

const productPage = pageSchema(productViewSchema);
const lookupPage = pageSchema(lookupSchema);

/** The catalog service as the BFF asks it. */
export const createCatalog = (client: HttpClient) => ({
  products: (query: ListQuery<string, object>) =>
    client.call({ method: 'GET', path: '/products', query: listQueryText(query), answer: productPage }),

  found: (search: Pick<ListQuery<string, object>, 'sort' | 'filter'>) =>
    client.call({
      method: 'GET',
      path: '/products/found',
      query: listQueryText({ ...search, offset: 0, limit: MAX_ROWS }),
      answer: foundProductsSchema,
    }),

  product: (id: number) => client.call({ method: 'GET', path: `/products/${id}`, answer: productViewSchema }),

  addProduct: (product: NewProduct) =>
    client.call({ method: 'POST', path: '/products', json: product, answer: productViewSchema }),

  changeProduct: (id: number, change: ProductChange) =>
    client.call({ method: 'PATCH', path: `/products/${id}`, json: change, answer: productViewSchema }),

  deleteProduct: (id: number) => client.call({ method: 'DELETE', path: `/products/${id}`, answer: 'empty' }),

  deleteVariant: (id: number) => client.call({ method: 'DELETE', path: `/variants/${id}`, answer: 'empty' }),

  deleteVariantSize: (id: number) => client.call({ method: 'DELETE', path: `/variant-sizes/${id}`, answer: 'empty' }),

  lookups: (kind: LookupKind, query: ListQuery<string, object>) =>
    client.call({ method: 'GET', path: `/lookups/${kind}`, query: listQueryText(query), answer: lookupPage }),

  addLookup: (kind: LookupKind, lookup: LookupInput) =>
    client.call({ method: 'POST', path: `/lookups/${kind}`, json: lookup, answer: lookupSchema }),

  changeLookup: (kind: LookupKind, id: number, change: LookupInput) =>
    client.call({ method: 'PUT', path: `/lookups/${kind}/${id}`, json: change, answer: lookupSchema }),

  deleteLookup: (kind: LookupKind, id: number) =>
    client.call({ method: 'DELETE', path: `/lookups/${kind}/${id}`, answer: 'empty' }),
});

export type Catalog = ReturnType<typeof createCatalog>;
