import type { DemoShop } from '../demo-shop.ts';
import type { Person } from '../people.ts';

interface Sku {
  variantId: number | null;
  sizeId: number | null;
  stock: number;
}
interface Offered {
  stock: number;
  variants: { id: number; stock: number; sizes: { sizeId: number; stock: number }[] }[];
}

/** Everything of a product that can be put into a cart. */
function skusOf({ stock, variants }: Offered): Sku[] {
  if (variants.length === 0) return [{ variantId: null, sizeId: null, stock }];
  return variants.flatMap(({ id, stock: ofVariant, sizes }): Sku[] =>
    sizes.length === 0
      ? [{ variantId: id, sizeId: null, stock: ofVariant }]
      : sizes.map(({ sizeId, stock: ofSize }) => ({ variantId: id, sizeId, stock: ofSize })),
  );
}

/** Puts a product into the customer's cart, in the colour and size of which most is left. Answers whether there was enough. */
export async function addToCart(
  { front }: DemoShop,
  customer: Person,
  productId: number,
  quantity: number,
): Promise<boolean> {
  const product = await front.get<Offered>(`/api/products/${productId}`);
  const [best] = skusOf(product).sort((a, b) => b.stock - a.stock);
  if (!best || best.stock < quantity) return false;
  const { variantId, sizeId } = best;
  await front.send('POST', '/api/carts', { productId, variantId, sizeId, quantity }, await customer.token());
  return true;
}

async function pay({ front }: DemoShop, customer: Person, outcome: 'approve' | 'decline') {
  const token = await customer.token();
  const { totals } = await front.get<{ totals: { total: number; shipping: number } }>('/api/carts/me/totals', token);
  const started = { amount: totals.total, shippingFee: totals.shipping, email: customer.email };
  const { reference, authorizationUrl } = await front.send<{ reference: string; authorizationUrl: string }>(
    'POST',
    '/api/payments/initiate',
    started,
    token,
  );
  // The hosted page's address is the one that people will type once the shop is open; today it stands elsewhere.
  const page = new URL(new URL(authorizationUrl).pathname, front.address);
  await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
  await front.get(`/api/payments/verify?reference=${reference}`, token);
  return { reference, token, shippingFee: totals.shipping };
}

/** Pays for the cart and places the order; answers the order's id. */
export async function checkOut(
  shop: DemoShop,
  customer: Person,
  { declinedBefore }: { declinedBefore: boolean },
): Promise<number> {
  if (declinedBefore) await pay(shop, customer, 'decline');
  const { reference, token, shippingFee } = await pay(shop, customer, 'approve');
  const placed = { transactionId: reference, shippingFee };
  const { order } = await shop.front.send<{ order: { id: number } }>('POST', '/api/orders/placeOrder', placed, token);
  return order.id;
}
