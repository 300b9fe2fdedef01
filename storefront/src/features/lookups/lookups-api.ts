import type { Lookup, LookupKind } from '@shop/contracts/rest/lookups';
import type { Http } from '@shop/browser/http/http';

export const lookupsApi = (http: Http) => ({
  all: (kind: LookupKind) => http.get<Lookup[]>(`/${kind}`, { anonymous: true }),
});
