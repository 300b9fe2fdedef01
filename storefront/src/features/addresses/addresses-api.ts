import type { Address, AddressInput } from '@shop/contracts/rest/addresses';
import type { Http } from '@shop/browser/http/http';

export const addressesApi = (http: Http) => ({
  mine: () => http.get<Address[]>('/addresses'),
  add: (address: AddressInput) => http.post<Address>('/addresses', address),
  change: (id: number, address: AddressInput) => http.put<Address>(`/addresses/${id}`, address),
  makeDefault: (id: number) => http.patch<Address>(`/addresses/${id}/default`, { isDefault: true }),
  remove: (id: number) => http.delete<unknown>(`/addresses/${id}`),
});
