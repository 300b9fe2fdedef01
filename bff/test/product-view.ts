import type { ProductView } from '@shop/contracts/services/catalog';

const offer = {
  skuId: 40,
  code: 'P12',
  discountPesewas: null,
  stock: 5,
  available: true,
  stockStatus: 'IN_STOCK' as const,
};

export const productView = (change: Partial<ProductView> = {}): ProductView => ({
  id: 12,
  name: 'Kente romper',
  description: null,
  longDescription: null,
  slug: 'kente-romper',
  vendor: { id: 3, shopName: 'Little Stars', shopPhone: null },
  category: { id: 1, name: 'Rompers' },
  subCategory: null,
  brand: null,
  material: null,
  origin: null,
  tags: [
    { id: 8, name: 'festive' },
    { id: 9, name: 'gift' },
  ],
  ...offer,
  pricePesewas: 7550,
  images: [{ id: 5, url: '/media/ab/640.webp', alt: null }],
  videos: [],
  variants: [
    {
      id: 20,
      colorId: 2,
      colorName: 'Gold',
      colorHex: '#FFD700',
      ...offer,
      pricePesewas: 7550,
      discountPesewas: 6025,
      images: [],
      sizes: [{ id: 31, variantId: 20, sizeId: 4, sizeName: '2–3 years', ...offer, pricePesewas: 5 }],
    },
  ],
  createdAt: '2026-11-27T14:06:00.000Z',
  ...change,
});
