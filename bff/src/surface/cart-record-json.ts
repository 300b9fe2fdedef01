import { toCedis } from '@shop/contracts/money';
import type { CartRecordJson } from '@shop/contracts/rest/carts';
import type { User } from '@shop/contracts/rest/users';
import type { CartRecord } from '@shop/contracts/services/orders';

type Line = CartRecord['lines'][number];

const itemJson = (line: Line): CartRecordJson['items'][number] => ({
  id: line.id,
  productId: line.productId,
  variantId: line.variantId,
  sizeId: line.sizeId,
  product: { id: line.productId, name: line.productName, imageUrl: line.imageUrl },
  color: line.colorName,
  size: line.sizeName,
  SKU: line.code,
  price: toCedis(line.unitPricePesewas),
  quantity: line.quantity,
  total: toCedis(line.unitPricePesewas * line.quantity),
  isAvailable: line.isAvailable,
});

/** A cart as admins see it, with whose it is as far as that is known. */
export const cartRecordJson = (cart: CartRecord, user: User | undefined): CartRecordJson => ({
  id: cart.id,
  user: {
    id: cart.customerId,
    name: user?.name ?? null,
    email: user?.email ?? null,
    phone: user?.phone ?? null,
    addresses: user?.addresses ?? [],
  },
  items: cart.lines.map(itemJson),
  totalAmount: toCedis(cart.subtotalPesewas),
  createdAt: cart.createdAt,
});
