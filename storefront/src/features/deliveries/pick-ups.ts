import type { Order } from '@shop/contracts/rest/orders';
import type { Vendor } from '@shop/contracts/rest/vendors';

export interface PickUp {
  fulfilmentId: number;
  shopName: string;
  shopAddress: string | null;
  shopPhone: string | null;
  /** "2 × Kente romper, Gold, 2–3 years" */
  pieces: string[];
}

/** What an agent gets from which shop. What a shop has refused is not there to get. */
export function pickUpsOf(order: Pick<Order, 'fulfilments' | 'items'>, shops: readonly Vendor[]): PickUp[] {
  return order.fulfilments
    .filter(({ status }) => status !== 'cancelled')
    .map(({ id, vendorId, shopName }) => {
      const shop = shops.find((each) => each.id === vendorId);
      return {
        fulfilmentId: id,
        shopName: shop?.shopName ?? shopName ?? 'A shop',
        shopAddress: [shop?.shopAddress, shop?.shopLocation].filter(Boolean).join(', ') || null,
        shopPhone: shop?.shopPhone ?? null,
        pieces: order.items
          .filter(({ fulfilmentId }) => fulfilmentId === id)
          .map(({ quantity, product }) =>
            [`${quantity} × ${product.name}`, product.color, product.size].filter(Boolean).join(', '),
          ),
      };
    });
}
