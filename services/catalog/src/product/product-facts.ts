import type { OwnPrice } from '../price/price.ts';

/** The SKU row of a product, a variant or a size, as it was typed and as it stands. */
export interface SkuRow extends OwnPrice {
  skuId: number;
  code: string;
  available: boolean;
  stock: number;
  reserved: number;
}

interface Named {
  id: number;
  name: string;
}
interface Image {
  id: number;
  url: string;
  alt: string | null;
}

export interface SizeFacts extends SkuRow {
  id: number;
  sizeId: number;
  sizeName: string;
}
export interface VariantFacts extends SkuRow {
  id: number;
  colorId: number;
  colorName: string;
  colorHex: string | null;
  images: Image[];
  sizes: SizeFacts[];
}

/** Everything that is known of one product and its live parts, the parts in the order in which they were made. */
export interface ProductFacts extends SkuRow {
  id: number;
  name: string;
  description: string | null;
  longDescription: string | null;
  slug: string;
  vendor: { id: number; shopName: string; shopPhone: string | null; isActive: boolean };
  category: Named | null;
  subCategory: Named | null;
  brand: Named | null;
  material: Named | null;
  origin: Named | null;
  tags: Named[];
  images: Image[];
  videos: { id: number; url: string }[];
  variants: VariantFacts[];
  /** OUT_OF_STOCK is the vendor's own word: nothing of it is sold, whatever the figures. */
  stockStatus: 'IN_STOCK' | 'OUT_OF_STOCK';
  createdAt: Date;
  archivedAt: Date | null;
  listed: boolean;
}
