import type { Product } from '@shop/contracts/rest/products';
import type { Http } from '@shop/browser/http/http';
import type { ListQuery } from '@shop/browser/http/list-query';

const anonymous = { anonymous: true };

export const productsApi = (http: Http) => ({
  list: (query: ListQuery) => http.list<Product>('/products', query, anonymous),
  one: (id: number) => http.get<Product>(`/products/${id}`, anonymous),
});
