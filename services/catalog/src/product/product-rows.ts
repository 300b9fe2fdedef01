import type { ProductFacts, SkuRow } from './product-facts.ts';

/** Rows as the database gives them; `ownerId` is the product's, or the variant's, that they belong to. */
export interface ProductRow
  extends
    SkuRow,
    Pick<
      ProductFacts,
      'id' | 'name' | 'description' | 'longDescription' | 'slug' | 'stockStatus' | 'createdAt' | 'archivedAt' | 'listed'
    > {
  vendorId: number;
  shopName: string;
  shopPhone: string | null;
  vendorIsActive: boolean;
  categoryId: number | null;
  categoryName: string | null;
  subCategoryId: number | null;
  subCategoryName: string | null;
  brandId: number | null;
  brandName: string | null;
  materialId: number | null;
  materialName: string | null;
  originId: number | null;
  originName: string | null;
}
export interface TagRow {
  ownerId: number;
  id: number;
  name: string;
}
export interface ImageRow {
  ownerId: number;
  id: number;
  url: string;
  alt: string | null;
}
export interface VideoRow {
  ownerId: number;
  id: number;
  url: string;
}
export interface VariantRow extends SkuRow {
  ownerId: number;
  id: number;
  colorId: number;
  colorName: string;
  colorHex: string | null;
}
export interface SizeRow extends SkuRow {
  ownerId: number;
  id: number;
  sizeId: number;
  sizeName: string;
}
export interface ProductRows {
  products: ProductRow[];
  tags: TagRow[];
  images: ImageRow[];
  videos: VideoRow[];
  variants: VariantRow[];
  variantImages: ImageRow[];
  sizes: SizeRow[];
}
