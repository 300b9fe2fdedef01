import type { Vendor } from '@shop/contracts/rest/vendors';
import type { Http } from '@shop/browser/http/http';
import type { ListQuery } from '@shop/browser/http/list-query';

export const vendorsApi = (http: Http) => ({
  /** The active shops, as everybody sees them. */
  list: (query: ListQuery) => http.list<Vendor>('/vendors', query, { anonymous: true }),
});
