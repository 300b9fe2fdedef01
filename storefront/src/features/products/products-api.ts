import type { Product } from '@shop/contracts/rest/products';
import type { Http } from '../../lib/http/http.ts';
import type { ListQuery } from '../../lib/http/list-query.ts';

const anonymous = { anonymous: true };

export const productsApi = (http: Http) => ({
  list: (query: ListQuery) => http.list<Product>('/products', query, anonymous),
  one: (id: number) => http.get<Product>(`/products/${id}`, anonymous),
});
