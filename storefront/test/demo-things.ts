import type { CartItem } from '@shop/contracts/rest/carts';
import type { Delivery } from '@shop/contracts/rest/deliveries';
import type { Order } from '@shop/contracts/rest/orders';
import type { Product } from '@shop/contracts/rest/products';
import type { Vendor } from '@shop/contracts/rest/vendors';

const NOW = '2026-11-20T10:00:00.000Z';
const offer = { SKU: 'X', price: 60, discountPrice: null, stock: 5, available: true, stockStatus: 'IN_STOCK' } as const;

export const product = (more: Partial<Product> = {}): Product => ({
  ...offer,
  ...{ id: 12, name: 'Kente romper', description: 'Soft cotton', longDescription: null, slug: 'kente-romper' },
  ...{ vendorId: 3, vendor: { id: 3, shopName: 'Little Stars', shopPhone: null } },
  ...{ categoryId: null, category: null, subCategoryId: null, brandId: null, brand: null, materialId: null },
  ...{ originId: null, tag: null, tagIds: [], images: [], videos: [], variants: [], createdAt: NOW },
  ...more,
});

export const vendor = (more: Partial<Vendor> = {}): Vendor => ({
  ...{ id: 3, userId: null, shopName: 'Little Stars', shopPhone: '+233244101201', shopLocation: 'Tamale' },
  ...{ shopAddress: 'Aboabo Market', shopEmail: null, shopWebsite: null, shopOwner: null, shopLatitude: null },
  ...{ shopLongitude: null, isActive: true, images: [], videos: [], logReports: [], user: null, createdAt: NOW },
  ...more,
});

export const cartItem = (more: Partial<CartItem> = {}): CartItem => ({
  ...{ id: 4, productId: 12, variantId: null, sizeId: null, quantity: 1, unitPrice: 60, listPrice: null },
  ...{ lineTotal: 60, product: { id: 12, name: 'Kente romper', imageUrl: null }, variant: null, stock: 5 },
  ...{ isAdjusted: false, isAvailable: true },
  ...more,
});

export const address = {
  ...{ id: 9, title: 'Home', street: '12 Dagomba Road', city: 'Tamale', region: 'Northern', country: 'Ghana' },
  ...{ phone: '+233201234567', isDefault: true, latitude: null, longitude: null },
};

export const order = (more: Partial<Order> = {}): Order => ({
  ...{ id: 5, number: 'AK-7F3K9Q2M', reference: 'CK-1', status: 'pending', placedAt: NOW, totalAmount: 60 },
  shippingFee: 0,
  customer: { id: 7, name: 'Ama Serwaa', phone: '+233201234567', email: 'ama@example.test' },
  address: { ...address },
  items: [
    {
      ...{
        id: 1,
        productId: 12,
        variantId: null,
        sizeId: null,
        quantity: 2,
        unitPrice: 30,
        lineTotal: 60,
        vendorId: 3,
      },
      ...{ fulfilmentId: 8, status: 'pending' },
      product: { id: 12, name: 'Kente romper', imageUrl: null, color: 'Gold', size: '2–3 years' },
    },
  ],
  fulfilments: [
    { id: 8, vendorId: 3, shopName: 'Little Stars', status: 'pending', reason: null, amount: 60, steps: [] },
  ],
  steps: [{ status: 'pending', at: NOW, by: 'customer' }],
  cancellation: null,
  payment: { method: 'card', status: 'success', refundedAmount: 0 },
  ...more,
});

export const delivery = (more: Partial<Delivery> = {}): Delivery => {
  const status = more.status ?? 'accepted';
  return {
    ...{ id: 21, orderId: 5, status, agentId: 11, agent: { id: 11, name: null }, assignedAt: NOW, deliveredAt: null },
    order: {
      ...{ id: 5, number: 'AK-7F3K9Q2M', status, placedAt: NOW },
      customer: { name: 'Ama Serwaa', phone: '+233201234567' },
      address: { ...address, latitude: 9.4075, longitude: -0.8533 },
    },
    ...more,
  };
};
