import type { BenchCustomer, ShopCall } from './bench-people.ts';

interface Started {
  authorizationUrl: string;
  reference: string;
}

/** A whole purchase as the storefront makes it: to the cart, to the provider's page, back, and the order placed. */
export async function purchase(call: ShopCall, { token, email }: BenchCustomer, productId: number): Promise<void> {
  const line = { productId, variantId: null, sizeId: null, quantity: 1 };
  const { totals } = (await call('POST', '/carts', { token, json: line })) as { totals: { total: number } };
  const paying = { amount: totals.total, email };
  const { authorizationUrl, reference } = (await call('POST', '/payments/initiate', {
    token,
    json: paying,
  })) as Started;
  const approved = await fetch(authorizationUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome: 'approve' }),
  });
  if (approved.status !== 303) throw new Error(`The provider’s page answered ${approved.status}.`);
  await call('GET', `/payments/verify?reference=${reference}`, { token });
  await call('POST', '/orders/placeOrder', { token, json: { transactionId: reference } });
}
