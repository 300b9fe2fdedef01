import { toCedis } from '@shop/contracts/money';
import type { CartAnswer, CartItem } from '@shop/contracts/rest/carts';
import type { CartLineView, CartView } from '@shop/contracts/services/orders';

const itemJson = (line: CartLineView): CartItem => ({
  id: line.id,
  productId: line.productId,
  variantId: line.variantId,
  sizeId: line.sizeId,
  quantity: line.quantity,
  unitPrice: toCedis(line.unitPricePesewas),
  listPrice: line.listPricePesewas > line.unitPricePesewas ? toCedis(line.listPricePesewas) : null,
  lineTotal: toCedis(line.unitPricePesewas * line.quantity),
  product: { id: line.productId, name: line.productName, imageUrl: line.imageUrl },
  variant:
    line.variantId === null
      ? null
      : {
          id: line.variantId,
          price: toCedis(line.unitPricePesewas),
          color: line.colorName === null ? null : { name: line.colorName },
          size: line.sizeId === null || line.sizeName === null ? null : { id: line.sizeId, name: line.sizeName },
        },
  stock: line.stock,
  isAdjusted: line.isAdjusted,
  isAvailable: line.isAvailable,
});

export const totalsJson = ({ subtotalPesewas, shippingPesewas }: CartView['totals']) => ({
  subtotal: toCedis(subtotalPesewas),
  shipping: toCedis(shippingPesewas),
  total: toCedis(subtotalPesewas + shippingPesewas),
});

/** A cart as the public API shows it, in cedis. */
export const cartJson = ({ cartId, lines, totals, warnings }: CartView): CartAnswer => ({
  cart: { id: cartId, items: lines.map(itemJson) },
  totals: totalsJson(totals),
  warnings,
});
