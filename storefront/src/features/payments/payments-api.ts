import type { Payment } from '@shop/contracts/rest/payments';
import type { Http } from '@shop/browser/http/http';
import type { ListQuery } from '@shop/browser/http/list-query';

export const paymentsApi = (http: Http) => ({
  ofUser: (userId: number, query: ListQuery) => http.list<Payment>(`/payments/payment/${userId}`, query),
});
