import type { ProductFacts, SizeFacts, SkuRow, VariantFacts } from './product-facts.ts';

const sku = (skuId: number): SkuRow => ({
  skuId,
  code: `code ${skuId}`,
  pricePesewas: null,
  discountPesewas: null,
  available: true,
  stock: 0,
  reserved: 0,
});

export const sizeFacts = (id: number, fields: Partial<SizeFacts> = {}): SizeFacts => ({
  ...sku(300 + id),
  id,
  sizeId: id,
  sizeName: `Size ${id}`,
  ...fields,
});

export const variantFacts = (id: number, fields: Partial<VariantFacts> = {}): VariantFacts => ({
  ...sku(200 + id),
  id,
  colorId: id,
  colorName: `Colour ${id}`,
  colorHex: null,
  images: [],
  sizes: [],
  ...fields,
});

/** A product without variants, at 60.00, 10 in stock, unless told otherwise. */
export const productFacts = (fields: Partial<ProductFacts> = {}): ProductFacts => ({
  ...sku(100),
  pricePesewas: 6000,
  stock: 10,
  id: 12,
  name: 'Romper',
  description: 'Soft',
  longDescription: null,
  slug: 'romper-12',
  vendor: { id: 3, shopName: 'Shop', shopPhone: null, isActive: true },
  category: { id: 1, name: 'Rompers' },
  subCategory: null,
  brand: null,
  material: null,
  origin: null,
  tags: [],
  images: [],
  videos: [],
  variants: [],
  stockStatus: 'IN_STOCK',
  createdAt: new Date('2026-11-01T00:00:00Z'),
  archivedAt: null,
  listed: true,
  ...fields,
});
