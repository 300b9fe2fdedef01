import type { Lookup, LookupKind } from '@shop/contracts/rest/lookups';
import type { Http } from '../../lib/http/http.ts';

export const lookupsApi = (http: Http) => ({
  all: (kind: LookupKind) => http.get<Lookup[]>(`/${kind}`, { anonymous: true }),
});
