import type { Payment } from '@shop/contracts/rest/payments';
import type { Http } from '../../lib/http/http.ts';
import type { ListQuery } from '../../lib/http/list-query.ts';

export const paymentsApi = (http: Http) => ({
  ofUser: (userId: number, query: ListQuery) => http.list<Payment>(`/payments/payment/${userId}`, query),
});
