import type { Product, ProductSize, ProductVariant } from '@shop/contracts/rest/products';

const offer = { discountPrice: null, heldStock: 0, available: true, stockStatus: 'IN_STOCK' } as const;
const GOLD = { id: 2, name: 'Gold', hex: '#f2b233' };
const BLUE = { id: 3, name: 'Blue', hex: null };

const size = (id: number, sizeId: number, name: string, more: Partial<ProductSize> = {}): ProductSize => ({
  ...offer,
  ...{ id, productVariantId: 20, sizeId, size: { id: sizeId, name }, SKU: `P1-C2-S${sizeId}`, price: 70, stock: 5 },
  ...more,
});

/** Gold in two sizes with two pictures. */
export const gold: ProductVariant = {
  ...offer,
  ...{ id: 20, colorId: 2, color: GOLD, SKU: 'P1-C2', price: 70, stock: 9 },
  images: [
    { id: 8, url: '/media/front/640.webp', alt: null },
    { id: 9, url: '/media/back/640.webp', alt: null },
  ],
  sizes: [size(40, 4, '2–3 years'), size(41, 5, '4–5 years', { price: 80, discountPrice: 75, stock: 4 })],
};
/** Blue without sizes. */
export const blue: ProductVariant = {
  ...offer,
  ...{ id: 21, colorId: 3, color: BLUE, SKU: 'P1-C3', price: 90, stock: 6, images: [], sizes: [] },
};

export const productWith = (variants: ProductVariant[] = [gold, blue]): Product => ({
  ...offer,
  ...{ id: 1, name: 'Romper', description: 'Soft', longDescription: null, slug: 'romper-1', SKU: 'P1' },
  ...{ vendorId: 3, vendor: { id: 3, shopName: 'Aboabo', shopPhone: null } },
  ...{ categoryId: 1, category: { id: 1, name: 'Babies' }, subCategoryId: null, brandId: null, brand: null },
  ...{ materialId: null, originId: null, tag: null, tagIds: [], price: 70, stock: 15 },
  ...{ images: [], videos: [], createdAt: '2026-11-27T12:00:00.000Z' },
  variants,
});
