import { isUniqueViolation } from '@shop/chassis/database/constraint';
import type { Database } from '@shop/chassis/database/database';
import { lockCartOfCustomer } from '../cart/cart-store.ts';
import type { Offer } from './checkout.ts';

export interface NewCheckout extends Offer {
  reference: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Stores nothing where the cart holds other lines, or the customer has paid for something of which there is no order yet. */
const OPENING = `WITH wanted AS (
    SELECT * FROM jsonb_to_recordset($12::jsonb) AS line ("skuId" integer, quantity integer, "unitPricePesewas" bigint,
      "productId" integer, "variantId" integer, "sizeId" integer, "vendorId" integer, "categoryId" integer,
      "categoryName" text, "productName" text, "colorName" text, "sizeName" text, "imageUrl" text, code text)
  ), differing AS (
    SELECT FROM (
      SELECT line.sku_id, line.quantity FROM cart JOIN cart_line line ON line.cart_id = cart.id
      WHERE cart.customer_id = $2
    ) held
    FULL JOIN wanted ON wanted."skuId" = held.sku_id
    WHERE held.quantity IS DISTINCT FROM wanted.quantity
  ), opening AS (
    INSERT INTO checkout (reference, customer_id, state, customer_name, customer_phone, customer_email, address_id,
      address, shipping_pesewas, total_pesewas, created_at, expires_at)
    SELECT $1, $2, 'opening', $3, $4, $5, $6, $7, $8, $9, $10, $11
    WHERE NOT EXISTS (SELECT FROM differing)
      AND NOT EXISTS (SELECT FROM checkout WHERE customer_id = $2 AND state = 'paid')
    RETURNING id
  )
  INSERT INTO checkout_line (checkout_id, sku_id, quantity, unit_price_pesewas, product_id, variant_id, size_id,
    vendor_id, category_id, category_name, product_name, color_name, size_name, image_url, code)
  SELECT opening.id, "skuId", quantity, "unitPricePesewas", "productId", "variantId", "sizeId", "vendorId",
    "categoryId", "categoryName", "productName", "colorName", "sizeName", "imageUrl", code
  FROM opening, wanted
  RETURNING sku_id`;

/**
 * Stores a checkout as `opening`. False where the cart holds something else by now, or another checkout of this customer is
 * opening, open or paid. The cart's lock is a statement of its own: only what begins after it sees what was kept during a wait.
 */
export async function insertOpening(database: Database, checkout: NewCheckout): Promise<boolean> {
  const { reference, customer, address, lines, shippingPesewas, totalPesewas, createdAt, expiresAt } = checkout;
  const values = [
    reference,
    customer.id,
    customer.name,
    customer.phone,
    customer.email,
    address?.id ?? null,
    address ? JSON.stringify(address.copy) : null,
    shippingPesewas,
    totalPesewas,
    createdAt,
    expiresAt,
    JSON.stringify(lines),
  ];
  let isStored = false;
  try {
    await database.transaction(async (tx) => {
      lockCartOfCustomer(tx, customer.id);
      tx.withCommit(OPENING, values, (stored) => {
        isStored = stored.length > 0;
      });
    });
    return isStored;
  } catch (error) {
    if (isUniqueViolation(error, 'checkout_one_open_per_customer')) return false;
    throw error;
  }
}
