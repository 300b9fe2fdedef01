import type { Vendor } from '@shop/contracts/rest/vendors';
import type { Http } from '../../lib/http/http.ts';
import type { ListQuery } from '../../lib/http/list-query.ts';

export const vendorsApi = (http: Http) => ({
  /** The active shops, as everybody sees them. */
  list: (query: ListQuery) => http.list<Vendor>('/vendors', query, { anonymous: true }),
});
